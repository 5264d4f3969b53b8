import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const codes = new Set([
  "bad_request",
  "invalid_input",
  "not_signed_in",
  "bad_token",
  "not_allowed",
  "not_found",
  "method_not_allowed",
  "conflict",
  "gone",
  "too_large",
  "unsupported_type",
  "too_many_requests",
]);

/** Checks the rules for every answer, whatever the request. */
async function check(path: string, init: RequestInit = {}): Promise<void> {
  const name = `${init.method ?? "GET"} ${path.slice(0, 80)}`;
  const response = await fetchWithRetries(path, init);
  const text = await response.text();
  expect([name, response.status < 500]).toEqual([name, true]);
  expect([name, /\bat [\w.]+ \(|node_modules|\.ts:\d+|sb_secret/.test(text)]).toEqual([name, false]);
  expect([name, response.headers.get("x-content-type-options")]).toEqual([name, "nosniff"]);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  if (response.status >= 400 && isJson && init.method !== "HEAD" && !path.startsWith("/auth/v1/")) {
    expect([name, codes.has(JSON.parse(text).error.code)]).toEqual([name, true]);
  }
  const location = response.headers.get("location");
  if (location) expect([name, /^\/(?![/\\])/.test(location)]).toEqual([name, true]);
}

/** Retries, because the local server closes the connection after an unread body and the next request may fail. */
async function fetchWithRetries(path: string, init: RequestInit, tries = 3): Promise<Response> {
  try {
    return await product.fetch(path, init);
  } catch (error) {
    if (tries === 0) throw error;
    return fetchWithRetries(path, init, tries - 1);
  }
}

const long = "x".repeat(7_000);
const paths: string[] = [
  "/%",
  "/%00",
  "/%ff%fe",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2f",
  "/.git/config",
  "/.env",
  "/wp-login.php",
  "//evil.example",
  "///evil.example//",
  "/\\evil.example",
  "/%5c%5cevil.example",
  "/@evil.example",
  "/;/",
  "/a;b=c",
  "/en/en/en",
  "/en//evil.example",
  "/th/th",
  "/xx",
  "/TH",
  "/listings%2f",
  "/listings%00",
  "/property/%00",
  "/property/..%2f..",
  `/property/${"a".repeat(500)}`,
  "/property/%F0%9F%98%80",
  "/property/<script>",
  "/property/'",
  `/${long}`,
  `/${"a/".repeat(1_000)}`,
  "/assets/none.js",
  "/pictures/none.webp",
  "/content/en/none.json",
  "/content/..%2f..%2fsecret",
  "/cdn-cgi/none",
  "/sitemaps/listings-0.xml",
  "/sitemaps/listings-9999.xml",
  "/sitemaps/x.xml",
  "/api",
  "/api/",
  "/api/none",
  "/api/listings/",
  "/api/listings/%00",
  "/api/listings/'%20or%201=1",
  "/api/listings/x/similar",
  "/api/listings/00000000-0000-4000-8000-000000000000/similar",
  "/api/listings/none/prices",
  "/api/me",
  "/api/admin",
  "/api/admin/listings",
  "/api/leads",
  "/api/leads/contact",
  "/auth/v1",
  "/auth/v1/",
  "/auth/v1/user",
  "/storage/v1",
  "/storage/v1/object/public/",
  "/storage/v1/object/public/listing-images/",
  "/img",
  "/img/",
  "/img/x",
  "/healthz/x",
  "/blog/rss.xml/",
  "/thank-you?reference=%3Cscript%3E",
  "/sign-in?next=//evil.example",
];
const queries = [
  "type=castle",
  "type=condo&type=house",
  "type[]=condo",
  "type[$ne]=x",
  "status=for-sale,for-sale,for-sale",
  "status=,,,",
  "minPrice=-1",
  "minPrice=1e9",
  "minPrice=99999999999999999999",
  "minPrice=NaN",
  "maxPrice=0x10",
  "currency=QQQ",
  "limit=0",
  "limit=97",
  "limit=1.5",
  "limit=",
  "box=1,2,3,4,5",
  "box=-181,0,1,1",
  "box=NaN,NaN,NaN,NaN",
  "box=100,12,100,12",
  "drawn=100,12,101,12",
  "drawn=100,12,101,12,102,12",
  "drawn=100,12,101,NaN,101,13",
  `drawn=${"100.1,12.1,".repeat(40)}100,12`,
  "map=closed",
  "fields=all",
  "after=x",
  "after=2026-01-01T00:00:00+00:00_x",
  "after='%3Bdrop table listings--",
  "sort=price-up&after=last_00000000-0000-4000-8000-000000000000",
  "q=",
  "q=%00",
  "q=%25",
  "q=_",
  "q='%22%5C",
  "q=%F0%9F%98%80",
  "q=%ED%A0%80",
  `q=${long}`,
  "q=a&q=b",
  "q=%E0%B8",
  "q=\u202e",
  "featured=1",
  "featured=false",
  "bedrooms=9",
  "bedrooms=0,1,2,3,4,0",
  "amenities=none",
  "__proto__=1",
  "constructor=1",
  "a".repeat(3_000),
  Array.from({ length: 500 }, (_, n) => `p${n}=1`).join("&"),
  "=",
  "&&&",
  "%",
  "?",
  "#",
];

test("Strange paths get a proper answer", async () => {
  for (const path of paths) await check(path);
});

test("A path that is too long leads to the usual page, in its language", async () => {
  for (const [start, words] of [
    ["", "Oops! Page not found"],
    ["/de", 'lang="de"'],
  ]) {
    for (const rest of ["/".repeat(15_000), `/a${"/".repeat(15_000)}a`, `/${"a".repeat(15_000)}`]) {
      const response = await product.fetch(`${start}/nowhere${rest}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(words);
    }
  }
});

test("Strange parameters of the API and of pages get a proper answer", async () => {
  for (const query of queries) {
    await check(`/api/listings?${query}`);
    await check(`/listings?${query}`);
  }
});

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

const randomRequests = 10_000;

test("Random requests never cause a server error", async () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(
      "api",
      "listings",
      "property",
      "th",
      "auth",
      "v1",
      "token",
      "admin",
      "..",
      ".",
      "%00",
      "%2f",
      "img",
      "leads",
      "",
      "content",
    ),
  );
  const path = fc.array(piece, { maxLength: 5 }).map((parts) => `/${parts.map(encodeSometimes).join("/")}`);
  const query = fc.dictionary(
    fc.oneof(
      fc.constantFrom("type", "status", "q", "after", "box", "limit", "minPrice", "sort", "w", "f"),
      fc.string({ maxLength: 8 }),
    ),
    fc.string({ unit: "binary", maxLength: 30 }),
    { maxKeys: 4 },
  );
  const samples = fc.sample(fc.tuple(path, query, fc.constantFrom("GET", "GET", "GET", "HEAD", "POST")), {
    numRuns: randomRequests,
    seed: 20_261_121,
  });
  const broken: string[] = [];
  let next = 0;
  const work = async () => {
    for (let sample = samples[next++]; sample; sample = samples[next++]) {
      const [where, parameters, method] = sample;
      const search = new URLSearchParams(parameters).toString();
      const address = search ? `${where}?${search}` : where;
      const response = await product.fetch(address, { method });
      await response.arrayBuffer();
      if (response.status >= 500) broken.push(`${method} ${address} → ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  expect(broken).toEqual([]);
}, 900_000);

/** Encodes the characters that fetch refuses, as any client does. */
function encodeSometimes(part: string): string {
  return /^[\w.%-]*$/.test(part) ? part : encodeURIComponent(part.toWellFormed());
}
