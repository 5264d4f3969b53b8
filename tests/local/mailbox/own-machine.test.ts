import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

/** fetch() sets Host and Origin itself. */
function statusWith(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${backend.url}/_local/mailbox/messages`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on("error", reject).end();
  });
}

test("The mailbox answers its own host and origin, and neither another site nor another name for this machine", async () => {
  const { port } = new URL(backend.url);
  expect(await statusWith({})).toBe(200);
  expect(await statusWith({ host: `localhost:${port}` })).toBe(200);
  expect(await statusWith({ origin: backend.url })).toBe(200);
  expect(await statusWith({ origin: "https://stranger.example" })).toBe(403);
  expect(await statusWith({ origin: "null" })).toBe(403);
  expect(await statusWith({ origin: `http://127.0.0.1:${Number(port) + 1}` })).toBe(403);
  expect(await statusWith({ host: `stranger.example:${port}` })).toBe(403);
});
