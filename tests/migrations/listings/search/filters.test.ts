import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { propertyTypes } from "../../../../domain/listings/listing.ts";
import { areas } from "../../../../domain/places/areas.ts";
import { type SearchScene, isPublic, monthlySum, openSearchScene, sorts } from "./search-scene.ts";

let database: SearchScene["database"];
let search: SearchScene["search"];
let searchAll: SearchScene["searchAll"];
let one: SearchScene["one"];
beforeAll(async () => {
  ({ database, search, searchAll, one } = await openSearchScene());
});
afterAll(() => database.close());

const filters: [string, object, string][] = [
  [
    "type",
    { types: ["condo-for-sale", "house-for-sale"] },
    "property_type in ('condo-for-sale', 'house-for-sale')",
  ],
  ["status", { status: ["finance-available", "for-rent"] }, "status && '{finance-available,for-rent}'"],
  ["area", { areas: ["jomtien"] }, "area = 'jomtien'"],
  [
    "types of some areas",
    { types: ["condo-for-sale", "house-for-sale"], areas: ["jomtien", "naklua"] },
    "property_type in ('condo-for-sale', 'house-for-sale') and area in ('jomtien', 'naklua')",
  ],
  ["all types of all areas", { types: propertyTypes, areas: areas.map(({ slug }) => slug) }, "area <> ''"],
  ["bedrooms", { bedrooms: [1, 4] }, "bedrooms = 1 or bedrooms >= 4"],
  ["bathrooms", { bathrooms: 2 }, "bathrooms >= 2"],
  ["price", { minPrice: 1_100_000, maxPrice: 1_200_000 }, "price between 1100000 and 1200000"],
  ["monthly", { minMonthly: 12_000, maxMonthly: 16_000 }, `${monthlySum} between 12000 and 16000`],
  ["size", { minSize: 50, maxSize: 90 }, "square_meters between 50 and 90"],
  ["amenities", { amenities: ["sea-view", "parking"] }, "amenities @> '{sea-view,parking}'"],
  ["tenure", { tenure: ["leasehold", "thai-quota"] }, "tenure in ('leasehold', 'thai-quota')"],
  [
    "tenure and price",
    { tenure: ["leasehold"], minPrice: 1_100_000 },
    "tenure = 'leasehold' and price >= 1100000",
  ],
  [
    "box",
    { box: { west: 100.8, south: 12.8, east: 100.85, north: 12.83 } },
    "latitude <= 12.83 and longitude <= 100.85",
  ],
  [
    "drawn area",
    { drawn: "(1007900,127900,1008913,127900,1007900,128913)" },
    "latitude >= 12.79 and longitude >= 100.79 and latitude - 12.79 + longitude - 100.79 <= 0.1013",
  ],
  [
    "several",
    { areas: ["naklua"], bedrooms: [2], minSize: 60, status: ["for-sale"] },
    "area = 'naklua' and bedrooms = 2 and square_meters >= 60 and 'for-sale' = any (status)",
  ],
];

test.for(filters)(
  "Filtering by %s finds what the table holds, and counts it",
  async ([, query, condition]) => {
    const expected = await one<string[]>(
      `select coalesce(array_agg(id::text order by id), '{}') from listings where ${isPublic} and (${condition})`,
    );
    expect(expected.length).toBeGreaterThan(0);
    for (const sort of ["newest", "price-up"]) {
      const found = await searchAll({ ...query, sort });
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected);
    }
    expect((await search(query)).total).toBe(expected.length);
  },
);

const texts: [string, object, string][] = [
  ["word", { q: "market" }, "description like '%market%'"],
  ["words", { q: "quiet maple" }, "condo_name = 'Maple Court'"],
  ["mistyped", { q: "markte" }, "description like '%market%'"],
  ["no text", {}, "true"],
];

test("Filters that meet by chance show each home that the table holds once and in order", async () => {
  let found = 0;
  const drawn = fc.tuple(
    fc.constantFrom(...texts),
    fc.subarray(filters, { maxLength: 5 }),
    fc.constantFrom(...Object.entries(sorts)),
  );
  await fc.assert(
    fc.asyncProperty(drawn, async ([text, some, [sort, order]]) => {
      const chosen = [text, ...some];
      // Two filters of one kind would take each other's place: such a search is not drawn.
      const names = chosen.flatMap(([, part]) => Object.keys(part));
      fc.pre(new Set(names).size === names.length);
      const query = Object.assign({ sort }, ...chosen.map(([, part]) => part));
      const conditions = chosen.map(([, , condition]) => `(${condition})`).join(" and ");
      const expected = await database.query<{ id: string }>(
        `select id from listings where ${isPublic} and ${conditions} order by ${order}`,
      );
      expect((await searchAll(query, 25)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect((await search(query)).total).toBe(expected.length);
      found += expected.length;
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(500);
});

test("Homes without a price are outside price filters", async () => {
  const found = await searchAll({ minPrice: 0 }, 50);
  expect(found.every(({ price }) => price !== null)).toBe(true);
});
