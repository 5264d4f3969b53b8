import { type Server, createServer } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen, stop } from "../../../local/listen.ts";
import { findSigningKeys as findKeys } from "../../../worker/sign-in/json-web-keys.ts";

let server: Server;
let url: string;
let requests: number;
let status: number;
let body: string;

let tests = 0;

// Keys are cached by address, so every test has its own address, even when a port is reused.
beforeEach(async () => {
  requests = 0;
  status = 200;
  body = '{"keys":[{"kty":"EC","kid":"one"}]}';
  server = createServer((_, response) => {
    requests += 1;
    setTimeout(() => response.writeHead(status).end(body), 30);
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/${(tests += 1)}`;
});
afterEach(() => stop(server));

const minute = 60_000;
const findSigningKeys = (address: string, keyId: string, now: number) =>
  findKeys(address, keyId, now, () => {});

test("Two hundred cold requests fetch the keys at most twice", async () => {
  const found = await Promise.all(Array.from({ length: 200 }, () => findSigningKeys(url, "one", 0)));
  expect(found.every(([key]) => key?.kid === "one")).toBe(true);
  expect(requests).toBeLessThanOrEqual(2);
});

test("A flood of unknown keys fetches the keys once in thirty seconds", async () => {
  await findSigningKeys(url, "one", 0);
  for (let i = 0; i < 100; i += 1) await findSigningKeys(url, `unknown-${i}`, 1_000 + i);
  expect(requests).toBe(1);
  await findSigningKeys(url, "unknown", 31_000);
  for (let i = 0; i < 100; i += 1) await findSigningKeys(url, `unknown-${i}`, 32_000 + i);
  expect(requests).toBe(2);
});

test("When the keys cannot be fetched, known ones work for ten minutes, then sign-in is unavailable", async () => {
  await findSigningKeys(url, "one", 0);
  status = 500;
  expect(await findSigningKeys(url, "one", 9 * minute)).toHaveLength(1);
  await expect(findSigningKeys(url, "one", 11 * minute)).rejects.toMatchObject({ code: "unavailable" });
  for (let i = 0; i < 50; i += 1) {
    await expect(findSigningKeys(url, "one", 11 * minute + i)).rejects.toMatchObject({ code: "unavailable" });
  }
  expect(requests).toBe(2);
  status = 200;
  expect(await findSigningKeys(url, "one", 12 * minute)).toHaveLength(1);
});

test("After a failed first fetch the keys are asked for again within two seconds", async () => {
  status = 500;
  await expect(findSigningKeys(url, "one", 0)).rejects.toMatchObject({ code: "unavailable" });
  await expect(findSigningKeys(url, "one", 900)).rejects.toMatchObject({ code: "unavailable" });
  expect(requests).toBe(1);
  status = 200;
  expect(await findSigningKeys(url, "one", 2_000)).toHaveLength(1);
});

test("An empty key set is an answer, not an outage", async () => {
  body = '{"keys":[]}';
  expect(await findSigningKeys(url, "one", 0)).toEqual([]);
  expect(await findSigningKeys(url, "one", 1_000)).toEqual([]);
});

test("A 200 without a key set does not replace the known keys", async () => {
  await findSigningKeys(url, "one", 0);
  for (const strange of ["{}", "[]", '{"keys":{}}', '{"keys":[null]}', "<html></html>"]) {
    body = strange;
    await findSigningKeys(url, "unknown", minute * requests);
    expect(await findSigningKeys(url, "one", minute * requests)).toHaveLength(1);
  }
  expect(requests).toBe(6);
});

test("The fetch of keys continues when its visitor leaves", async () => {
  const works: Promise<unknown>[] = [];
  const keys = findKeys(url, "one", 0, (work) => works.push(work));
  expect(works).toHaveLength(1);
  await Promise.all(works);
  expect(await keys).toHaveLength(1);
});
