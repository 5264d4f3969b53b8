import { afterAll, beforeAll, expect, test } from "vitest";
import type { FrontPageListings, ListingPage } from "../../domain/api.ts";
import type { Property } from "../../domain/listings/listing.ts";
import { type Product, startProduct } from "../start-product.ts";

let product: Product;
/** Caches its answers for one second. The last test closes its backend. */
let shortLived: Product;

beforeAll(async () => {
  product = await startProduct();
  shortLived = await startProduct({ siteVars: { CACHE_FRESH_SECONDS: "1", CACHE_STALE_SECONDS: "1" } });
});
afterAll(() => Promise.all([product.close(), shortLived.close()]));

const untilExpired = () => new Promise((resolve) => setTimeout(resolve, 1_100));

const json = async <Body>(path: string): Promise<Body> => (await product.fetch(path)).json();

test("The catalogue lists all published properties without the excluded one", async () => {
  const all: Property[] = [];
  let path: string | null = "/api/listings";
  while (path) {
    const page: ListingPage = await json(path);
    all.push(...page.listings);
    path = page.next && `/api/listings?after=${encodeURIComponent(page.next)}`;
  }
  const [{ count } = { count: 0 }] = await product.backend.database.query<{ count: number }>(
    "select count(*)::int as count from listings where publication = 'published' and not excluded",
  );
  expect(all).toHaveLength(count);
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
  expect(all.every(({ title }) => !/view talay 5/i.test(title))).toBe(true);
});

test("The state of a page has its cards' titles in the page's language only", async () => {
  for (const path of ["/de", "/de/listings", "/de/areas/jomtien"]) {
    const html = await (await product.fetch(path)).text();
    const state = /<script id="state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    // A home whose seller wrote in German has no translation here.
    const languages = [...state.matchAll(/"translations":\{("[a-z]+")?/g)].flatMap(([, own]) => own ?? []);
    expect(languages.length, path).toBeGreaterThan(2);
    expect(new Set(languages), path).toEqual(new Set(['"de"']));
  }
});

test("A fresh cached answer causes no read of the database", async () => {
  await product.fetch("/api/listings?type=house");
  const before = product.backend.readsOf("search_listings");
  for (let i = 0; i < 5; i += 1) {
    const response = await product.fetch("/api/listings?type=house");
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  }
  expect(product.backend.readsOf("search_listings")).toBe(before);
});

test("An expired answer causes a new read", async () => {
  await shortLived.fetch("/api/listings?type=house-for-rent");
  const before = shortLived.backend.readsOf("search_listings");
  await untilExpired();
  await shortLived.fetch("/api/listings?type=house-for-rent");
  expect(shortLived.backend.readsOf("search_listings")).toBeGreaterThan(before);
});

test("An unchanged answer is a 304 by its ETag", async () => {
  const first = await product.fetch("/api/front-page");
  const etag = first.headers.get("etag") ?? "";
  const second = await product.fetch("/api/front-page", { headers: { "if-none-match": etag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe("");
});

test("The front page's groups follow their rules", async () => {
  const groups = await json<FrontPageListings>("/api/front-page");
  const { listings: featured }: ListingPage = await json("/api/listings?featured=true&limit=96");
  expect(groups.featured.length).toBeGreaterThan(0);
  expect(featured.map(({ id }) => id)).toEqual(expect.arrayContaining(groups.featured.map(({ id }) => id)));
  expect(groups.recent).toHaveLength(3);
  expect(groups.withFinance.length).toBeLessThanOrEqual(3);
  for (const { type, status } of groups.withFinance) {
    expect(type).toBe("condo-with-finance");
    expect(status).toContain("finance-available");
  }
  expect(groups.forSale.length).toBeLessThanOrEqual(4);
  for (const { type, status } of groups.forSale) {
    expect(type).toBe("condo-for-sale");
    expect(status).toContain("for-sale");
    expect(status).not.toContain("finance-available");
  }
  const { listings: financed }: ListingPage = await json("/api/listings?type=condo-with-finance&limit=1");
  const newest = financed[0]?.id;
  expect(groups.withFinance[0]?.id).toBe(newest);
  const others = Object.values(groups).flatMap((group) =>
    group.flatMap(({ id }) => (id === newest ? [] : [id])),
  );
  expect(new Set(others).size).toBe(others.length);
});

test("A wrong parameter is named, an unknown one is ignored", async () => {
  const wrong = await product.fetch("/api/listings?type=castle");
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ error: { code: "bad_request", field: "type" } });
  expect((await product.fetch("/api/listings?colour=blue")).status).toBe(200);
});

test("Moved addresses redirect permanently and keep the query and the language", async () => {
  const targets: Record<string, string> = {
    "/rent-to-own?x=1": "/?x=1",
    "/calculators": "/",
    "/resources/tips-for-buyers": "/resources/tips-for-sellers",
    "/resources/guides": "/resources/home-buying-guides",
    "/de/calculators?a=b": "/de?a=b",
    "/en/listings?type=condo": "/listings?type=condo",
    "/listings/": "/listings",
    "/th/": "/th",
    "//evil.example/": "/evil.example",
  };
  for (const [from, to] of Object.entries(targets)) {
    const response = await product.fetch(from);
    expect([from, response.status, response.headers.get("location")]).toEqual([from, 301, to]);
  }
});

test("An unknown page is a real 404 with the exact texts", async () => {
  const response = await product.fetch("/no/such/page");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain(">404<");
  expect(html).toContain("Oops! Page not found");
  expect(html).toContain(">Return to Home<");
});

test("A page is complete HTML with a static policy and no inline script or style element", async () => {
  for (const path of ["/", "/listings", "/th", "/sign-in"]) {
    const response = await product.fetch(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-security-policy")).toMatch(
      /script-src 'self'; style-src 'self'; .*connect-src 'self';.* require-trusted-types-for 'script'; /,
    );
    expect(html).not.toMatch(
      /<style|<div hidden id="S:|<script(?![^>]*(src=|type="application\/(ld\+)?json"))/,
    );
  }
});

test("When the backend is down, cached pages are served, and uncached ones are a 503", async () => {
  for (const path of ["/listings", "/api/front-page"])
    expect((await shortLived.fetch(path)).status).toBe(200);
  await shortLived.backend.close();
  await untilExpired();
  expect((await shortLived.fetch("/listings")).status).toBe(200);
  const stale = await shortLived.fetch("/api/front-page");
  expect(stale.status).toBe(200);
  expect(stale.headers.get("cache-status")).toContain("stale-if-error");
  const cold = await shortLived.fetch("/api/listings?type=condo-for-rent");
  expect(cold.status).toBe(503);
  expect(cold.headers.get("retry-after")).toBe("60");
});
