import { createServer } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen, stop } from "../../local/listen.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

/** A fake backend that gives the answers of a test and records the requests. */
type Answer = "hang up" | { status: number; type: string; body: string | Buffer };
let answers: Answer[] = [];
let requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? "");
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === undefined || answer === "hang up") return void request.socket.destroy();
  response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
});

let product: Product;
let picture: Answer;
beforeAll(async () => {
  product = await startProduct({ siteVars: { SUPABASE_URL: `http://127.0.0.1:${await listen(server, 0)}` } });
  const body = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#c96" } })
    .jpeg()
    .toBuffer();
  picture = { status: 200, type: "image/jpeg", body };
});
afterAll(async () => {
  await product.close();
  await stop(server);
});
beforeEach(() => {
  requests = [];
});

const json = (body: string): Answer => ({ status: 200, type: "application/json", body });

test("A 200 that makes no sense is an outage, not a server error, a missing page or an empty list", async () => {
  const strange: Answer[] = [
    json('{"hello":1}'),
    json('[{"hello":1}]'),
    { status: 200, type: "text/html", body: "<html></html>" },
    { status: 200, type: "application/json", body: "" },
  ];
  for (const [n, answer] of strange.entries()) {
    answers = [answer];
    for (const path of [
      `/api/listings?minSize=${n + 1}`,
      `/api/listings/home-${n}`,
      `/listings?maxSize=${n + 1}`,
    ]) {
      const response = await product.fetch(path);
      expect([n, path, response.status, response.headers.get("retry-after")]).toEqual([n, path, 503, "60"]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      await response.arrayBuffer();
    }
  }
});

test("Any number of readiness checks ask the backend once in two seconds", async () => {
  answers = [json("[]")];
  const startedAt = Date.now();
  const checksUntilNow = () => 1 + Math.floor((Date.now() - startedAt) / 2_000);
  const askStatus = async () => (await product.fetch("/readyz")).status;
  const statuses = await Promise.all(Array.from({ length: 30 }, askStatus));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(requests.length).toBeLessThanOrEqual(checksUntilNow());
  answers = ["hang up"];
  await eventually(askStatus, (status) => status === 503);
  // A check whose connection broke is retried once.
  expect(requests.length).toBeLessThanOrEqual(checksUntilNow() + 1);
});

test("A failed read of a picture is retried once", async () => {
  answers = ["hang up", picture];
  const response = await product.fetch("/img/homes/twice.jpg?w=480&f=webp");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(requests).toHaveLength(2);
});

test("A missing picture is not requested again at once", async () => {
  answers = [{ status: 404, type: "application/json", body: "{}" }];
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const response = await product.fetch("/img/homes/missing.jpg?w=480&f=webp");
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "image/svg+xml"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    await response.arrayBuffer();
  }
  expect(requests).toHaveLength(1);
});

test("While storage is down a placeholder is shown and not cached, and soon storage is no longer asked", async () => {
  answers = ["hang up"];
  for (let n = 0; n < 10; n += 1) {
    const response = await product.fetch(`/img/homes/down-${n}.jpg?w=480&f=avif`);
    expect([response.status, response.headers.get("content-type")]).toEqual([503, "image/svg+xml"]);
    expect([response.headers.get("cache-control"), response.headers.get("retry-after")]).toEqual([
      "no-store",
      "60",
    ]);
    expect(await response.text()).toMatch(/^<svg/);
  }
  expect(requests).toHaveLength(10);
});
