import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchScene, type Row, openSearchScene } from "./search-scene.ts";

let database: SearchScene["database"];
let search: SearchScene["search"];
let searchAll: SearchScene["searchAll"];
let one: SearchScene["one"];
beforeAll(async () => {
  ({ database, search, searchAll, one } = await openSearchScene());
});
afterAll(() => database.close());

const titles = async (q: string) =>
  (await search({ q, sort: "relevance" })).listings.map(({ title }) => title);

test("A page of results has every field of a home, except what only its own page shows", async () => {
  for (const home of (await search({ limit: 100, bathrooms: 2 })).listings) {
    const [own] = await database.query<{ listing: Row }>("select find_listing($1) -> 'listing' as listing", [
      home.id,
    ]);
    expect(own?.listing).toMatchObject(home);
    expect(Object.keys(own?.listing ?? {}).filter((field) => !(field in home))).toEqual([
      "floor_plan",
      "plan_images",
      "picture_texts",
    ]);
  }
});

test("No search finds a home that is not public", async () => {
  expect(await titles("zanzibar")).toEqual([]);
  expect(await titles("beachfront view talay")).toEqual([]);
  const everything = await searchAll({}, 100);
  expect(everything.some(({ title }) => /Zanzibar|Withdrawn|View Talay/.test(title))).toBe(false);
  expect(Object.keys(everything[0] ?? {})).not.toContain("publication");
});

test("A listing is found by id, by slug and by the slug it once had; a withdrawn one leaves similar ones", async () => {
  const find = (name: string) =>
    one<{ listing?: { slug: string }; withdrawn?: Row[] } | null>(`select find_listing('${name}')`);
  await database.script("update listings set slug = 'chinese-renamed' where slug = 'chinese'");
  expect((await find("chinese"))?.listing?.slug).toBe("chinese-renamed");
  const id = await one<string>("select id::text from listings where slug = 'chinese-renamed'");
  expect((await find(id))?.listing?.slug).toBe("chinese-renamed");
  expect(await find("hidden")).toBeNull();
  expect(await find("excluded")).toBeNull();
  expect(await find("never-was")).toBeNull();
  const gone = await find("gone");
  expect(gone?.withdrawn?.length).toBeGreaterThan(0);
  expect(gone).not.toHaveProperty("listing");
});

test("A search that comes as a string of JSON is read as the object in it; anything else is refused", async () => {
  const ask = (json: string) => one<{ total: number }>(`search_listings('${json}'::jsonb)`);
  const wanted = { areas: ["naklua"], limit: 1 };
  expect(await ask(JSON.stringify(JSON.stringify(wanted)))).toMatchObject({
    total: (await search(wanted)).total,
  });
  for (const other of ["[]", "1", "null", '"1"', '"\\"{}\\""'])
    await expect(ask(other)).rejects.toMatchObject({ code: "PT400" });
});

test("A search that is longer than any page sends is refused as the caller's mistake", async () => {
  await expect(search({ q: "x".repeat(4001) })).rejects.toMatchObject({ code: "PT400" });
});

test("A visitor can reach the tables of the search only through its functions", async () => {
  for (const name of [
    "searched_listings",
    "card_listings",
    "pin_listings",
    "known_words",
    "search_names",
    "listing_slugs",
  ]) {
    const read = database.pglite.transaction(async (transaction) => {
      await transaction.query("select set_config('role', 'anon', true)");
      await transaction.query(`select * from ${name}`);
    });
    await expect(read).rejects.toThrow(/permission denied/);
  }
});

test("Nobody finds a draft by its translations", async () => {
  await database.script(`
    insert into listing_translations (listing_id, locale, title)
    select id, 'de', 'Geheimkammer' from listings where slug = 'hidden'`);
  expect((await search({ q: "geheimkammer" })).total).toBe(0);
});
