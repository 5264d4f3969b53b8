import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchScene, isPublic, openSearchScene, sorts } from "./search-scene.ts";

let database: SearchScene["database"];
let search: SearchScene["search"];
let searchAll: SearchScene["searchAll"];
beforeAll(async () => {
  ({ database, search, searchAll } = await openSearchScene());
});
afterAll(() => database.close());

test.for(Object.entries(sorts))(
  "Paging by %s shows every public home once, in order",
  async ([sort, order]) => {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} order by ${order}`,
    );
    expect((await searchAll({ sort })).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  },
);

test("A number or cursor that is sent is a value, never part of the statement", async () => {
  for (const attack of ["%1$s", "%s' or true --", "0'::numeric or true --", "'); select 1; --"]) {
    await expect(search({ minPrice: attack, sort: "price-up" })).rejects.toThrow(
      /invalid input syntax for type numeric/,
    );
    await expect(search({ sort: "price-up", key: attack, id: attack })).rejects.toThrow(
      /invalid input syntax for type/,
    );
  }
});

test("Every order pages through each match once, also where hundreds have the same value or none", async () => {
  await database.script(`
    insert into listings (title, property_type, status, publication, slug, price, square_meters, amenities, created_at)
    select 'One of many', 'house-for-sale', '{for-sale}', 'published', 'equal-' || n,
      case when n % 7 > 0 then 3000000000 + (n / 200) * 1000000 end, 20 + n % 9, array['roof'],
      '2025-01-01'::timestamptz + (n / 100) * interval '1 hour' from generate_series(1, 700) as n`);
  for (const sort of ["newest", "price-up", "price-down", "persqm-down", "size-up"] as const) {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} and amenities @> '{roof}' order by ${sorts[sort]}`,
    );
    for (const query of [{ amenities: ["roof"] }, { q: "roof" }]) {
      expect((await searchAll({ ...query, sort }, 100)).map(({ id }) => id)).toEqual(
        expected.map(({ id }) => id),
      );
    }
  }
  const within = await searchAll({ sort: "price-up", minPrice: 3_001_000_000, maxPrice: 3_002_000_000 }, 50);
  expect(within.length).toBe((await search({ minPrice: 3_001_000_000, maxPrice: 3_002_000_000 })).total);
  await database.script("delete from listings where slug like 'equal-%'");
});
