import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchScene, isPublic, openSearchScene, sorts } from "./search-scene.ts";

let database: SearchScene["database"];
let search: SearchScene["search"];
let searchAll: SearchScene["searchAll"];
beforeAll(async () => {
  ({ database, search, searchAll } = await openSearchScene());
});
afterAll(() => database.close());

/** As the triggers add them, but for the words, which take their time. */
async function addManyHomes(count: number, columns: string, values: string): Promise<void> {
  await database.script(`
    alter table listings disable trigger listings_keep_searched_when_new;
    insert into listings (title, property_type, status, publication, ${columns})
    select 'One of very many', 'house-for-rent', '{for-rent}', 'published', ${values} from generate_series(1, ${count}) as n;
    alter table listings enable trigger listings_keep_searched_when_new;
    insert into searched_listings (id, batch, property_type, status, area, bedrooms, square_meters, price, amenities, featured,
      created_at, terms)
    select id, 9, property_type, status, '', -1, square_meters, price, amenities, featured, created_at, listing_terms(l, 9, '{}')
    from listings as l where title = 'One of very many'`);
}

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

test("A range of the value that is sorted by pages through as many homes as it counts, beyond a thousand", async () => {
  await addManyHomes(1300, "slug, price", "'walked-' || n, nullif(n % 600, 0)::numeric * 1000000000");
  for (const [sort, order] of [
    ["price-up", "price, id"],
    ["price-down", "price desc, id desc"],
  ]) {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} and price >= 2000000000 order by ${order}`,
    );
    expect(expected.length).toBeGreaterThan(1000);
    const found = await searchAll({ sort, minPrice: 2_000_000_000 }, 100);
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
  await database.script("delete from listings where slug like 'walked-%'");
});

test("Matches deep in an order are found, however many homes come before them", async () => {
  await addManyHomes(
    4500,
    "slug, price, amenities",
    "'deep-' || n, 2000000000 + n, case when n > 3300 then array['roof'] else '{}' end",
  );
  const found = await search({ sort: "price-up", amenities: ["roof"] });
  expect(found.totalIsCapped).toBe(true);
  expect(found.listings.map(({ price }) => price)).toEqual(
    Array.from({ length: 24 }, (_, n) => 2_000_003_301 + n),
  );
  await database.script("delete from listings where slug like 'deep-%'");
});

test("Every order of a very large catalogue pages through each match once and in order, also matches of equal value or none", async () => {
  // The first of an order have no roof, every third of the others has one.
  await addManyHomes(
    6000,
    "slug, price, square_meters, amenities, created_at",
    `'very-' || n, case when n % 7 > 0 then 3000000000 + (n / 40) * 1000000 end, 20 + n % 90,
     case when n % 3 = 0 and n > 1500 then array['roof'] else '{}' end, '2025-01-01'::timestamptz + (n / 3) * interval '1 hour'`,
  );
  // As many batches as a hundred thousand homes have.
  await database.script(`
    update searched_listings as s set batch = numbered.batch, terms = listing_terms(l, numbered.batch, l.amenities)
    from (select id, (row_number() over (order by slug) / 60)::integer as batch from listings where slug like 'very-%') as numbered
      join listings as l on l.id = numbered.id
    where s.id = numbered.id`);
  for (const sort of ["newest", "price-up", "price-down"] as const) {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} and amenities @> '{roof}' order by ${sorts[sort]}`,
    );
    expect(expected.length).toBe(1500);
    for (const query of [{ amenities: ["roof"] }, { q: "roof" }]) {
      expect((await searchAll({ ...query, sort }, 100)).map(({ id }) => id)).toEqual(
        expected.map(({ id }) => id),
      );
    }
  }
  // The sort is related to the limits: an order begins with homes that are too expensive or too small.
  for (const sort of ["persqm-up", "persqm-down"] as const) {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} and price <= 3110000000 and square_meters between 50 and 95 order by ${sorts[sort]}`,
    );
    expect(expected.length).toBeGreaterThan(1200);
    const query = { maxPrice: 3_110_000_000, minSize: 50, maxSize: 95, sort };
    expect((await search(query)).totalIsCapped).toBe(true);
    expect((await searchAll(query, 100)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
  const first = await search({ amenities: ["roof"] });
  expect(first).toMatchObject({ totalIsCapped: true, facets: null });
  expect(first.total).toBeGreaterThanOrEqual(24);
  expect(first.total).toBeLessThanOrEqual(1500);
  await database.script("delete from listings where slug like 'very-%'");
});
