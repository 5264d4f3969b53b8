import { afterAll, beforeAll, expect, test } from "vitest";
import type { PriceHistory } from "../../domain/api.ts";
import { type Product, startProduct } from "../start-product.ts";

const slug = "one-bedroom-finance-talay-thong-jomtien";
let product: Product;

beforeAll(async () => {
  product = await startProduct({ siteVars: { CACHE_FRESH_SECONDS: "1", CACHE_STALE_SECONDS: "1" } });
});
afterAll(() => product.close());

const pricesOf = async (path: string): Promise<PriceHistory> => (await product.fetch(path)).json();

test("A listing's prices come oldest first, by slug or by id", async () => {
  const { database } = product.backend;
  const [row] = await database.query<{ id: string }>(
    "update listings set price = 1900000 where slug = $1 returning id",
    [slug],
  );
  const bySlug = await pricesOf(`/api/listings/${slug}/prices`);
  expect(bySlug.prices.map(({ price }) => price)).toEqual([1_980_000, 1_900_000]);
  expect(await pricesOf(`/api/listings/${row?.id}/prices`)).toEqual(bySlug);
});

test("The price history of an unknown listing is a 404", async () => {
  const response = await product.fetch("/api/listings/no-such-home/prices");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
});

test("In an outage a cached price history is served, an uncached one is a 503 and never an empty list", async () => {
  const seen = `/api/listings/${slug}/prices`;
  const before = await pricesOf(seen);
  await product.backend.close();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const kept = await product.fetch(seen);
  expect([kept.status, await kept.json()]).toEqual([200, before]);
  expect(kept.headers.get("cache-status")).toContain("stale-if-error");

  for (const path of [
    "/api/listings/another-home/prices",
    "/api/listings/00000000-0000-4000-8000-000000000000/similar",
  ]) {
    const unseen = await product.fetch(path);
    expect([path, unseen.status, unseen.headers.get("retry-after")]).toEqual([path, 503, "60"]);
    expect(await unseen.json()).toMatchObject({ error: { code: "unavailable" } });
  }
});
