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

test("A home's prices come oldest first, by its address or its id", async () => {
  const { database } = product.backend;
  const [row] = await database.query<{ id: string }>(
    "update listings set price = 1900000 where slug = $1 returning id",
    [slug],
  );
  const bySlug = await pricesOf(`/api/listings/${slug}/prices`);
  expect(bySlug.prices.map(({ price }) => price)).toEqual([1_980_000, 1_900_000]);
  expect(await pricesOf(`/api/listings/${row?.id}/prices`)).toEqual(bySlug);
});

test("A home that does not exist has no history: 404", async () => {
  const response = await product.fetch("/api/listings/no-such-home/prices");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
});

test("The thank-you page shows its reference to its sender alone: it is never stored", async () => {
  const response = await product.fetch("/thank-you?kind=application&reference=BT-7K2M9&junk=1");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.text()).toContain("BT-7K2M9");
});
