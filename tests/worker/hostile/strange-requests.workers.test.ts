import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../start-product.ts";
import { checkAnswer } from "./check-answer.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
const check = (path: string, init?: RequestInit) => checkAnswer(product, path, init);

test("Every method on every kind of address gets a proper answer", async () => {
  for (const path of [
    "/",
    "/listings",
    "/api/listings",
    "/api/front-page",
    "/api/leads/contact",
    "/api/admin/runs",
    "/auth/v1/token",
    "/img/a.jpg",
    "/robots.txt",
  ]) {
    for (const method of ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
      await check(path, { method });
    }
  }
});

test("A refusal has the Allow or WWW-Authenticate header", async () => {
  const page = await product.fetch("/listings", { method: "POST" });
  expect([page.status, page.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  const account = await product.fetch("/api/me");
  expect([account.status, account.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
});

test("Static files have the same security headers as the Worker's answers, except those for documents", async () => {
  const page = await product.fetch("/");
  const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? "none";
  for (const path of ["/favicon.svg", "/content/en/index.json", script]) {
    const { headers } = await product.fetch(path);
    for (const name of [
      "strict-transport-security",
      "x-content-type-options",
      "referrer-policy",
      "permissions-policy",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
    ]) {
      expect([path, name, headers.get(name)]).toEqual([path, name, page.headers.get(name)]);
    }
  }
});

test("A static file that is opened by itself runs nothing", async () => {
  for (const path of ["/favicon.svg", "/drawings/area-naklua.svg", "/content/en/index.json"]) {
    const { headers } = await product.fetch(path);
    expect([path, headers.get("content-security-policy")]).toEqual([
      path,
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
    ]);
  }
});

test("Bodies that do not match their content type get a proper answer", async () => {
  const bodies: [string, BodyInit][] = [
    ["application/json", "{"],
    ["application/json", "null"],
    ["application/json", "[]"],
    ["application/json", '"x"'],
    ["application/json", "1e999"],
    ["application/json", '{"__proto__":{"a":1}}'],
    ["application/json", `{"name":${"[".repeat(5_000)}`],
    ["application/json", new Uint8Array([0xff, 0xfe, 0x00])],
    ["application/json", "x".repeat(40_000)],
    ["text/plain", "x"],
    ["", "x"],
    ["application/x-www-form-urlencoded", "name=%ff%00&email=%"],
    ["application/x-www-form-urlencoded", "name=a&name=b"],
    ["application/x-www-form-urlencoded", `${"a=1&".repeat(8_000)}`],
    ["multipart/form-data", "x"],
    ["application/xml", "<!DOCTYPE x>"],
    ["application/json; charset=utf-16", "{}"],
    ["application/json", '{"name":{"$gt":""},"email":["a"],"message":1,"consent":true}'],
  ];
  for (const path of [
    "/api/leads/contact",
    "/api/leads/application",
    "/auth/v1/token?grant_type=password",
    "/auth/v1/sso",
    "/api/admin/listings",
    "/",
  ]) {
    for (const [type, body] of bodies)
      await check(path, { method: "POST", body, headers: { "content-type": type } });
  }
});

test("Request headers cannot change the answers for others", async () => {
  const headers: Record<string, string>[] = [
    { authorization: "Bearer x" },
    { authorization: "Bearer a, Bearer b" },
    { authorization: `Bearer ${"x".repeat(9_000)}` },
    { "x-forwarded-host": "evil.example" },
    { "x-forwarded-proto": "javascript" },
    { "x-original-url": "/admin" },
    { "x-http-method-override": "DELETE" },
    { "accept-language": "x".repeat(5_000) },
    { cookie: `a=${"x".repeat(5_000)}` },
    { "if-none-match": '"x", *, W/"y", '.repeat(200) },
    { range: "bytes=0-10" },
    { range: "bytes=5-1,9-2" },
    { accept: "text/html;q=x" },
    { "content-length": "abc" },
    { "x-data-at": "0", "x-degraded": "snapshot", "x-catalogue-version": "1" },
  ];
  for (const extra of headers) {
    if ("content-length" in extra) continue;
    for (const path of ["/", "/api/front-page", "/api/me", "/listings?type=house"])
      await check(path, { headers: extra });
  }
  for (const path of ["/", "/api/front-page"]) {
    const text = await (await product.fetch(path)).text();
    expect(text).not.toContain("evil.example");
  }
  const ranged = await product.fetch("/api/front-page", { headers: { range: "bytes=0-10" } });
  expect(ranged.status).toBe(200);
});

test("A public answer is the same with a token, and never sets a cookie", async () => {
  const plain = await product.fetch("/api/front-page");
  const personal = await product.fetch("/api/front-page", {
    headers: { authorization: "Bearer a.b.c", cookie: "x=1" },
  });
  expect(await personal.text()).toBe(await plain.text());
  expect(personal.headers.get("set-cookie")).toBeNull();
  expect(personal.headers.get("vary")).toBeNull();
});
