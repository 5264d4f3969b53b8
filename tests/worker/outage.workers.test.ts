import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingPage } from "../../domain/api.ts";
import { type Product, eventually, startProduct } from "../start-product.ts";

let product: Product;
let slug: string;
let id: string;
const unknownId = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  product = await startProduct();
  const page: ListingPage = await (await product.fetch("/api/listings?limit=1&type=house-for-sale")).json();
  slug = page.listings[0]?.slug ?? "";
  id = page.listings[0]?.id ?? "";
  const store = await product.workers.miniflare.getKVNamespace("SNAPSHOT", "office");
  // As from before a deployment: of this catalogue and this minute, but in an outdated shape.
  const catalogue = await product.workers.miniflare.getKVNamespace("CATALOGUE", "office");
  const version = (await catalogue.get("version")) ?? "0";
  await store.put("snapshot", '{"homes":[]}', { metadata: { version, at: Date.now() } });
  await product.workers.tick("*/5 * * * *");
  await eventually(
    () => store.get("snapshot", "text"),
    (value) => value?.includes(slug) ?? false,
  );
});
afterAll(async () => {
  await product.workers.close();
  await product.outside.close();
  await product.backend.close();
});

test("A thousand visitors of the same cold page cause at most ten reads", async () => {
  const before = product.backend.readsOf("search_listings");
  const path = "/api/listings?type=condo-for-sale&bedrooms=1";
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const response = await product.fetch(path);
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  const reads = product.backend.readsOf("search_listings") - before;
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(10);
});

test("A listing has one address: its id redirects to its slug, in every language", async () => {
  for (const prefix of ["", "/de"]) {
    const response = await product.fetch(`${prefix}/property/${id}`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(`${prefix}/property/${slug}`);
  }
});

test("A missing page is an uncached 404, and a withdrawn listing a 410 with similar ones", async () => {
  const missing = await product.fetch("/no/such/page");
  expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const unknown = await product.fetch("/property/never-was");
  expect([unknown.status, unknown.headers.get("cache-control")]).toEqual([404, "no-store"]);

  const { database } = product.backend;
  await database.query("update listings set publication = 'withdrawn' where slug = $1", [slug]);
  const gone = await product.fetch(`/property/${slug}`);
  expect(gone.status).toBe(410);
  const html = await gone.text();
  expect(html).toContain("This home is no longer offered");
  expect(html).toMatch(/href="\/property\/[a-z0-9-]+"/);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test("When the backend is down, cold pages and data come from the snapshot", async () => {
  await product.backend.close();
  const paths = [
    "/",
    "/th",
    "/listings",
    "/listings?status=for-sale&type=condo",
    "/ru/listings?maxPrice=3000000&sort=price-up",
    "/api/front-page",
    "/api/areas",
    "/buildings",
    "/buildings/mali-sands-tower",
    "/de/buildings/mali-sands-tower",
    "/api/buildings",
    "/api/buildings/mali-sands-tower",
    "/api/listings?area=jomtien",
    "/api/listings?q=pool",
  ];
  for (const path of paths) {
    const response = await product.fetch(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("cache-status")).toContain("detail=snapshot");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  const cheap: ListingPage = await (
    await product.fetch("/api/listings?maxPrice=3000000&sort=price-up")
  ).json();
  const prices = cheap.listings.map(({ price }) => price ?? 0);
  expect(prices.length).toBeGreaterThan(0);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect((await product.fetch(`/property/${cheap.listings[0]?.slug}`)).status).toBe(200);
  expect((await product.fetch(`/fr/property/${cheap.listings[1]?.slug}`)).status).toBe(200);
});

test("A mistyped word finds nothing in an outage, and the page says in the reader's language that it is not corrected", async () => {
  const found: ListingPage = await (await product.fetch("/api/listings?q=jomtein%20poool")).json();
  expect(found).toMatchObject({ total: 0, isFromSnapshot: true });
  for (const [path, note] of [
    ["/listings", "does not correct typing mistakes"],
    ["/th/listings", "ไม่แก้คำที่พิมพ์ผิด"],
    ["/zh/listings", "不会自动纠正错别字"],
    ["/ru/listings", "не исправляет опечатки"],
    ["/de/listings", "korrigiert keine Tippfehler"],
    ["/fr/listings", "ne corrige pas les fautes de frappe"],
  ]) {
    expect(await (await product.fetch(`${path}?q=talya%20thogn`)).text(), path).toContain(note);
    expect(await (await product.fetch(`${path}?area=jomtien`)).text(), path).not.toContain(note);
  }
});

test("A listing missing from the snapshot is an outage, not a 404", async () => {
  const response = await product.fetch("/property/never-seen-before");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  const requestId = response.headers.get("x-request-id") ?? "none";
  const page = await response.text();
  expect(page).toContain(requestId);
  // As in the browser: the words of the specification, and a way to try again.
  for (const words of ["Error loading properties", "Please try again later.", "Try again"])
    expect(page).toContain(words);
  for (const path of ["/api/listings/never-seen-before/prices", `/api/listings/${unknownId}/similar`]) {
    expect([path, (await product.fetch(path)).status]).toEqual([path, 503]);
  }
  const data = await product.fetch("/api/listings/never-seen-before");
  expect(data.status).toBe(503);
  expect(await data.json()).toMatchObject({ error: { code: "unavailable" } });
});
