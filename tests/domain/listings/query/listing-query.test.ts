import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { sampleRates } from "../../../../domain/finance/exchange-rates.ts";
import {
  bahtOf,
  listingQuerySchema,
  readListingQuery,
} from "../../../../domain/listings/query/listing-query.ts";
import { sortOf } from "../../../../domain/listings/query/listing-sorts.ts";
import { isUnfiltered, writeListingQuery } from "../../../../domain/listings/query/write-listing-query.ts";

const read = (search: string) => readListingQuery(new URLSearchParams(search));
const respell = (search: string) => writeListingQuery(read(search));
const cursor = "2026-03-04T05:06:07.123456+00:00_1b4e28ba-2fa1-41d2-883f-0016d3cca427";

test("The menu's queries are already in their canonical spelling", () => {
  expect(respell("type=condo&status=for-sale")).toBe("?status=for-sale&type=condo");
  expect(respell("?status=for-sale&type=condo")).toBe("?status=for-sale&type=condo");
});

test("Order, repetition, defaults and unknown parameters do not change the spelling", () => {
  const spelling = "?area=jomtien,naklua&bedrooms=1,2&status=for-rent,for-sale&type=condo";
  expect(
    respell("utm=1&type=condo&status=for-sale&status=for-rent&bedrooms=2,1,2&area=naklua,jomtien&limit=24"),
  ).toBe(spelling);
  expect(respell("sort=newest")).toBe("");
  expect(respell("q=pool&sort=relevance")).toBe("?q=pool");
  expect(respell("currency=EUR")).toBe("");
});

test("A bound of zero stays in the spelling", () => {
  expect(respell("type=condo&maxPrice=0")).toBe("?maxPrice=0&type=condo");
  expect(respell("minMonthly=0&currency=EUR")).toBe("?currency=EUR&minMonthly=0");
  expect(isUnfiltered(read("minSize=0"))).toBe(false);
});

test("Only the wrong parameters of a page's address are dropped", () => {
  expect(respell("type=castle&area=jomtien")).toBe("?area=jomtien");
  expect(respell("minPrice=cheap&maxPrice=3000000")).toBe("?maxPrice=3000000");
  expect(respell("type=condo&type=house")).toBe("");
  expect(respell("minPrice=&maxPrice=&q=&type=house")).toBe("?type=house");
});

test("A price is read as people write it", () => {
  for (const text of ["2500000", "2.500.000", "2,500,000", "2 500 000", "2’500’000", " 2500000 "]) {
    expect(respell(`maxPrice=${encodeURIComponent(text)}`), text).toBe("?maxPrice=2500000");
  }
  for (const text of ["2.5m", "2,5 Mio.", "฿2.5m", "2.5 ล้าน", "250万"]) {
    expect(respell(`maxPrice=${encodeURIComponent(text)}`), text).toBe("?maxPrice=2500000");
  }
  expect(respell("maxPrice=800,50")).toBe("?maxPrice=800");
  for (const text of ["2.5", "-5", "1.00.000x"]) expect(respell(`maxPrice=${text}`), text).toBe("");
});

test("A cursor is kept only in its own order", () => {
  expect(read(`after=${encodeURIComponent(cursor)}`).after).toBe(cursor);
  expect(read(`after=${encodeURIComponent(cursor)}&sort=price-up&type=condo`)).toEqual({
    type: "condo",
    sort: "price-up",
  });
  expect(
    v.safeParse(listingQuerySchema, { after: "2026-99-99T00:00:00+00:00_x" }).issues?.[0].path?.[0]?.key,
  ).toBe("after");
});

test("Relevance needs a text, and is the default with one", () => {
  expect(sortOf({ q: "pool" })).toBe("relevance");
  expect(sortOf({ sort: "relevance" })).toBe("newest");
  expect(sortOf({ sort: "price-up", q: "pool" })).toBe("price-up");
});

test("A search text is normalised, whatever its case, width and punctuation", () => {
  expect(read("q=%20%20View--TALAY%20%E2%80%A85!").q).toBe("view talay 5");
  expect(read("q=%EF%BC%AA%EF%BD%8F%EF%BD%8D").q).toBe("jom");
  expect(read("q=%E0%B8%88%E0%B8%AD%E0%B8%A1%E0%B9%80%E0%B8%97%E0%B8%B5%E0%B8%A2%E0%B8%99").q).toBe(
    "จอมเทียน",
  );
  expect(read("q=...").q).toBeUndefined();
  expect(Array.from(read(`q=${"a".repeat(500)}`).q ?? "")).toHaveLength(80);
});

test("Bounds in another currency become baht and are rounded outwards", () => {
  const query = read("minPrice=100001&maxPrice=200001&currency=RUB");
  expect(bahtOf(query, "minPrice", sampleRates)).toBe(40_000);
  expect(bahtOf(query, "maxPrice", sampleRates)).toBe(80_001);
  expect(bahtOf(read("minPrice=5"), "minPrice", sampleRates)).toBe(5);
  expect(bahtOf(query, "minMonthly", sampleRates)).toBeUndefined();
});

test("A box is widened to a grid, so that a dragged map asks for few boxes", () => {
  const near = read("box=100.8712,12.8911,100.9011,12.9213");
  expect(read("box=100.8713,12.8912,100.9012,12.9212")).toEqual(near);
  expect(near.box?.west).toBeLessThanOrEqual(100.8712);
  expect(near.box?.north).toBeGreaterThanOrEqual(12.9213);
});

test("An invalid box is refused by the API and dropped from a page", () => {
  for (const box of ["", "1,2,3", "100,12,99,13", "a,b,c,d", "100,12,101,91", "1e2,12,101,13"]) {
    expect(read(`box=${box}&type=condo`)).toEqual({ type: "condo" });
    expect(v.safeParse(listingQuerySchema, { box }).success).toBe(false);
  }
});

test("Only a page of the newest listings is unfiltered", () => {
  expect(isUnfiltered(read(`after=${encodeURIComponent(cursor)}&limit=10`))).toBe(true);
  expect(isUnfiltered(read("featured=true"))).toBe(false);
  expect(isUnfiltered(read("sort=price-up"))).toBe(false);
});

test("Reading and writing a query again gives the same spelling, for any input", () => {
  const names = Object.keys(listingQuerySchema.entries);
  const values = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.nat().map(String),
    fc.constantFrom("condo", "for-sale,sold", "jomtien", "0,4", "swimming-pool", "EUR", "true", "price-up"),
    fc
      .tuple(fc.double({ min: -180, max: 180 }), fc.double({ min: -90, max: 90 }), fc.double(), fc.double())
      .map(String),
    fc
      .tuple(fc.nat(9000), fc.nat(9000), fc.nat(999), fc.nat(999))
      .map(([x, y, w, h]) => `${x / 100},${y / 100 - 45},${x / 100 + w / 100},${y / 100 - 45 + h / 100}`),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), values), (raw) => {
      const once = respell(new URLSearchParams(raw).toString());
      expect(respell(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
