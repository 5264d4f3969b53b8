import { createServer } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen, stop } from "../../local/listen.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

/** What stands where the backend should be: it says what a test lets it say, and counts how often it was asked. */
type Says = "hang up" | { status: number; type: string; body: string | Buffer };
let says: Says[] = [];
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? "");
  const answer = says.length > 1 ? says.shift() : says[0];
  if (answer === undefined || answer === "hang up") return void request.socket.destroy();
  response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
});

let product: Product;
let picture: Says;
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
  asked = [];
});

const json = (body: string): Says => ({ status: 200, type: "application/json", body });

test("A 200 that makes no sense is an outage, not an error of ours, not a missing page, not an empty list", async () => {
  const strange: Says[] = [
    json('{"hello":1}'),
    json('[{"hello":1}]'),
    { status: 200, type: "text/html", body: "<html></html>" },
    { status: 200, type: "application/json", body: "" },
  ];
  for (const [n, answer] of strange.entries()) {
    says = [answer];
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

test("However many ask whether we are ready, the backend is asked once in two seconds", async () => {
  says = [json("[]")];
  const begin = Date.now();
  const looksUntilNow = () => 1 + Math.floor((Date.now() - begin) / 2_000);
  const askStatus = async () => (await product.fetch("/readyz")).status;
  const statuses = await Promise.all(Array.from({ length: 30 }, askStatus));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(asked.length).toBeLessThanOrEqual(looksUntilNow());
  says = ["hang up"];
  await eventually(askStatus, (status) => status === 503);
  // A look whose connection broke asks once more.
  expect(asked.length).toBeLessThanOrEqual(looksUntilNow() + 1);
});

test("A picture whose read broke is asked for once more", async () => {
  says = ["hang up", picture];
  const response = await product.fetch("/img/homes/twice.jpg?w=480&f=webp");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(asked).toHaveLength(2);
});

test("A picture that is missing is not asked for again at once", async () => {
  says = [{ status: 404, type: "application/json", body: "{}" }];
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const response = await product.fetch("/img/homes/missing.jpg?w=480&f=webp");
    expect([response.status, response.headers.get("content-type")]).toEqual([404, "image/svg+xml"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    await response.arrayBuffer();
  }
  expect(asked).toHaveLength(1);
});

test("While storage is down a drawing stands in that nobody keeps, and soon storage is not asked any more", async () => {
  says = ["hang up"];
  for (let n = 0; n < 10; n += 1) {
    const response = await product.fetch(`/img/homes/down-${n}.jpg?w=480&f=avif`);
    expect([response.status, response.headers.get("content-type")]).toEqual([503, "image/svg+xml"]);
    expect([response.headers.get("cache-control"), response.headers.get("retry-after")]).toEqual([
      "no-store",
      "60",
    ]);
    expect(await response.text()).toMatch(/^<svg/);
  }
  expect(asked).toHaveLength(10);
});
