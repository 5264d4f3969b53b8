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

test("Counts follow inserts, changes of publication and kind, and deletions", async () => {
  const kept = async () => (await search({ limit: 1 })).total;
  const real = () => one<number>(`select count(*)::int from listings where ${isPublic}`);
  expect(await kept()).toBe(await real());
  await database.script("update listings set publication = 'published' where slug = 'hidden'");
  await database.script(
    `update listings set status = '{sold}', property_type = 'house-for-sale', tenure = null, bedrooms = 9, area = null
     where slug like 'home-1%'`,
  );
  await database.script("delete from listings where slug like 'home-2%'");
  expect(await kept()).toBe(await real());
  const { facets } = await search({ status: ["sold"] });
  expect(facets?.bedrooms).toEqual({
    4: await one(`select count(*)::int from listings where ${isPublic} and 'sold' = any (status)`),
  });
  await database.script("update listings set publication = 'draft' where slug = 'hidden'");
});

test("More than a thousand matches are all counted, with facets", async () => {
  await database.script(`
    insert into listings (slug, title, property_type, status, bathrooms, publication)
    select 'many-' || n, 'One of many', 'house-for-rent', '{for-rent}', 9, 'published' from generate_series(1, 1001) as n`);
  expect(await search({ bathrooms: 9 })).toMatchObject({
    total: 1001,
    facets: { type: { "house-for-rent": 1001 }, status: { "for-rent": 1001 }, area: {}, bedrooms: {} },
  });
  expect(await search({ bathrooms: 9, types: ["condo-for-sale"] })).toMatchObject({
    total: 0,
    facets: { type: { "house-for-rent": 1001 }, status: {} },
  });
  await database.script("delete from listings where slug like 'many-%'");
});
