import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchScene, isPublic, openSearchScene } from "./search-scene.ts";

let database: SearchScene["database"];
let search: SearchScene["search"];
let one: SearchScene["one"];
beforeAll(async () => {
  ({ database, search, one } = await openSearchScene());
});
afterAll(() => database.close());

test("A facet counts what its choices would show: its own filter is left out, the others are kept", async () => {
  for (const query of [
    { areas: ["naklua"], types: ["condo-for-sale"] },
    { areas: ["naklua"], types: ["condo-for-sale"], bathrooms: 1 },
  ]) {
    const { facets } = await search(query);
    expect(facets?.type["condo-for-rent"]).toBe(
      await one(
        `select count(*)::int from listings where ${isPublic} and area = 'naklua' and property_type = 'condo-for-rent' and (bathrooms >= 1)`,
      ),
    );
    expect(facets?.area["jomtien"]).toBe(
      await one(
        `select count(*)::int from listings where ${isPublic} and area = 'jomtien' and property_type = 'condo-for-sale' and (bathrooms >= 1)`,
      ),
    );
    expect(facets?.type["house-for-rent"]).toBe(
      await one(
        `select count(*)::int from listings where ${isPublic} and area = 'naklua' and property_type = 'house-for-rent'`,
      ),
    );
  }
});

test("Every thousandth home refreshes how common the filters are", async () => {
  await database.script(`
    update filter_shares set shares = '{}';
    select setval('searched_listings_added', 9940);
    insert into listings (slug, title, property_type, status, publication)
    values ('thousandth', 'One more', 'house-for-sale', '{for-sale}', 'published');`);
  const shares = await one<Record<string, number>>("select shares from filter_shares");
  const real = await one<number>(
    `select avg(case when 'parking' = any (amenities) then 1 else 0 end)::float8 from listings where ${isPublic}`,
  );
  expect(shares["amenity=parking"]).toBeCloseTo(real, 1);
  expect(Object.keys(shares).every((term) => term.includes("="))).toBe(true);
  await database.script("delete from listings where slug = 'thousandth'");
});

test("Counts are kept through inserts, changes of publication and kind, and deletions", async () => {
  const kept = () => one<number>("select sum(homes)::int from listing_counts");
  const real = () => one<number>(`select count(*)::int from listings where ${isPublic}`);
  expect(await kept()).toBe(await real());
  await database.script("update listings set publication = 'published' where slug = 'hidden'");
  await database.script(
    "update listings set status = '{sold}', bedrooms = 9, area = null where slug like 'home-1%'",
  );
  await database.script("delete from listings where slug like 'home-2%'");
  expect(await kept()).toBe(await real());
  const { facets } = await search({ status: ["sold"] });
  expect(facets?.bedrooms).toEqual({
    4: await one(`select count(*)::int from listings where ${isPublic} and 'sold' = any (status)`),
  });
  await database.script("update listings set publication = 'draft' where slug = 'hidden'");
});

test("More than a thousand matches are counted as 1,000 or more, without facets", async () => {
  await database.script(`
    insert into listings (slug, title, property_type, status, bathrooms, publication)
    select 'many-' || n, 'One of many', 'house-for-rent', '{for-rent}', 9, 'published' from generate_series(1, 1001) as n`);
  expect(await search({ bathrooms: 9 })).toMatchObject({ total: 1000, totalIsCapped: true, facets: null });
  expect(await search({ types: ["house-for-rent"] })).toMatchObject({ totalIsCapped: false });
  expect((await search({ types: ["house-for-rent"] })).total).toBeGreaterThan(1000);
  expect(await search({ bathrooms: 9, types: ["condo-for-sale"] })).toMatchObject({
    total: 0,
    totalIsCapped: false,
  });
  await database.script("delete from listings where slug like 'many-%'");
});
