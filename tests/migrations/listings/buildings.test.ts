import { expect, test } from "vitest";
import { emptyBuilding } from "../../../domain/buildings/building-fields.ts";
import { facilities } from "../../../domain/buildings/facilities.ts";
import { valuesOfBuilding } from "../../../domain/buildings/values-of-building.ts";
import type { Amenity } from "../../../domain/listings/amenities.ts";
import { pricePerSquareMeter } from "../../../domain/listings/measures.ts";
import { adminId, useScrapeDatabase, visitorId } from "../scraping/scrape-database.ts";

const under = useScrapeDatabase();

const known = {
  ...emptyBuilding,
  name: "Mali Sands Tower",
  names: { th: "มะลิ แซนด์ส", zh: "茉莉沙大厦" },
  spellings: ["Malee Sands"],
  area: "wongamat" as const,
  street: "Soi Naklua 16",
  latitude: 12.96,
  longitude: 100.886,
  year_built: 2014,
  common_fee: 55,
  sinking_fund: 700,
  facilities: ["swimming-pool" as const, "lift" as const],
  pets: "not-allowed" as const,
  source: "The developer's leaflet",
};
type Home = { id: string; building_id: string | null; updated_at: string; [column: string]: unknown };

async function addBuilding(fields: object, slug: string): Promise<string> {
  const row = JSON.stringify({ ...fields, slug });
  const columns = Object.keys({ ...fields, slug }).join(", ");
  const { id } = await under.one<{ id: string }>(
    `insert into public.buildings (${columns}) select ${columns} from jsonb_populate_record(null::public.buildings, $1) returning id`,
    [row],
  );
  return id;
}

async function addHome(slug: string, columns: object = {}): Promise<Home> {
  const fields = {
    slug,
    title: `Home ${slug}`,
    property_type: "condo-for-sale",
    status: ["for-sale"],
    publication: "published",
    ...columns,
  };
  const names = Object.keys(fields).join(", ");
  return under.one<Home>(
    `insert into public.listings (${names}) select ${names} from jsonb_populate_record(null::public.listings, $1) returning *`,
    [JSON.stringify(fields)],
  );
}
const home = (slug: string) => under.one<Home>("select * from public.listings where slug = $1", [slug]);
const asAdmin = <Row>(sql: string, parameters: unknown[] = []) =>
  under.as<Row>("authenticated", adminId, sql, parameters);

test("A home takes from its building what the building knows, and keeps the rest of its own", async () => {
  const building = await addBuilding(known, "mali-sands");
  const own: Amenity[] = ["sea-view", "sauna", "pet-friendly"];
  const one = await addHome("taken", {
    building_id: building,
    year_built: 1999,
    amenities: own,
    address: "12/3",
  });
  expect(one).toMatchObject({
    condo_name: "Mali Sands Tower",
    area: "wongamat",
    address: "Soi Naklua 16",
    latitude: 12.96,
    year_built: 2014,
    common_fee: "55.00",
    amenities: ["sea-view", "swimming-pool", "lift"],
  });
  const silent = await addBuilding({ name: "Silent House" }, "silent-house");
  expect(await addHome("own", { building_id: silent, year_built: 1999, amenities: own })).toMatchObject({
    condo_name: "Silent House",
    year_built: 1999,
    latitude: null,
    amenities: own,
  });
});

test("The editor fills in the same values as the database, and knows the same facilities", async () => {
  const own: Amenity[] = ["sea-view", "garden", "pet-friendly", "wifi"];
  for (const [slug, building] of Object.entries({
    all: known,
    pets: { ...known, pets: "allowed" as const },
    little: { ...emptyBuilding, name: "Little Known" },
  })) {
    const id = await addBuilding(building, slug);
    const start = { amenities: own, year_built: 1987, common_fee: 20 };
    const stored = await addHome(`of-${slug}`, { ...start, building_id: id });
    const shown: Record<string, unknown> = { ...start, ...valuesOfBuilding(building, own) };
    for (const [field, value] of Object.entries(shown)) {
      const there = ["common_fee", "sinking_fund"].includes(field) ? Number(stored[field]) : stored[field];
      expect(there, `${slug} ${field}`).toEqual(value);
    }
  }
  expect(await under.one("select public.building_facilities() as all")).toEqual({ all: [...facilities] });
});

test("A change of the building is at once in its homes, without a lock against the scraper", async () => {
  const building = await addBuilding(known, "mali-sands");
  const { updated_at: before } = await addHome("later", { building_id: building });
  await under.database.query(
    "insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash) select id, $1, 'x', 'https://homes.example/x', '' from public.listings where slug = 'later'",
    [under.sourceId],
  );
  await asAdmin("update public.buildings set common_fee = 60, name = 'Mali Sands' where id = $1", [building]);
  const after = await home("later");
  expect(after).toMatchObject({ common_fee: "60.00", condo_name: "Mali Sands" });
  expect(after.updated_at).not.toEqual(before);
  expect(await under.one("select locked_fields from public.listing_origins")).toEqual({ locked_fields: [] });
});

test("A home is found by every name and spelling of its building, at once after a change", async () => {
  const building = await addBuilding(known, "mali-sands");
  await addHome("searched", { building_id: building });
  const found = async (q: string) =>
    (
      await under.one<{ found: { total: number } }>("select public.search_listings($1) as found", [
        JSON.stringify({ q, sort: "newest", limit: 3 }),
      ])
    ).found.total;
  for (const q of ["mali sands", "Malee Sands", "มะลิ แซนด์ส", "茉莉沙大厦"]) expect(await found(q), q).toBe(1);
  await under.database.query("update public.buildings set spellings = '{Jasmine Beach}' where id = $1", [
    building,
  ]);
  expect(await found("jasmine beach")).toBe(1);
});

test("A house has no building", async () => {
  const building = await addBuilding(known, "mali-sands");
  const house = await addHome("house", {
    building_id: building,
    property_type: "house-for-sale",
    address: "Soi 1",
  });
  expect(house).toMatchObject({ building_id: null, address: "Soi 1" });
});

test("A building that is not there is refused, not forgotten", async () => {
  const change = { building_id: crypto.randomUUID() };
  await expect(addHome("nowhere", change)).rejects.toThrow(/violates foreign key/);
});

test("A fact without a source, and a quota without its day, are refused; a sample may be invented", async () => {
  await expect(addBuilding({ name: "No Source", floors: 9 }, "a")).rejects.toThrow(
    /buildings_facts_have_a_source/,
  );
  await expect(
    addBuilding({ name: "No Day", foreign_quota_percent: 40, foreign_quota_source: "The office" }, "b"),
  ).rejects.toThrow(/buildings_quota_has_a_date_and_a_source/);
  await addBuilding({ name: "Sample", floors: 9, is_sample: true }, "c");
});

test("Two buildings that are one: homes move, names still find them, the address leads on, and it can be taken back", async () => {
  const kept = await addBuilding(known, "mali-sands");
  const gone = await addBuilding({ ...emptyBuilding, name: "Jasmine Beach Condo" }, "jasmine-beach");
  await addHome("stays", { building_id: kept });
  await addHome("moves", { building_id: gone });
  const seen = async (id: string) =>
    (
      await under.one<{ at: string }>("select updated_at::text as at from public.buildings where id = $1", [
        id,
      ])
    ).at;
  const merge = async (goneSeen: string, keptSeen?: string) =>
    (
      await asAdmin<{ merged: boolean }>("select public.merge_buildings($1, $2, $3, $4) as merged", [
        gone,
        goneSeen,
        kept,
        keptSeen ?? (await seen(kept)),
      ])
    )[0]?.merged;
  const longAgo = "2020-01-01T00:00:00Z";
  expect(await merge(longAgo)).toBe(false);
  expect(await merge(await seen(gone), longAgo)).toBe(false);
  expect((await home("moves")).building_id).toBe(gone);
  expect(await merge(await seen(gone))).toBe(true);
  expect(await home("moves")).toMatchObject({
    building_id: kept,
    condo_name: "Mali Sands Tower",
    year_built: 2014,
  });
  const total = async (q: string) =>
    (
      await under.one<{ total: number }>("select (public.search_listings($1) ->> 'total')::int as total", [
        JSON.stringify({ q, sort: "newest", limit: 3 }),
      ])
    ).total;
  expect(await total("jasmine beach")).toBe(2);
  expect(await under.one("select public.find_building('jasmine-beach') as found")).toEqual({
    found: { movedTo: "mali-sands" },
  });
  expect(await merge(await seen(gone))).toBe(false);
  // A home that comes later under the old name is in the building that stands.
  expect((await addHome("later", { condo_name: "Jasmine Beach" })).building_id).toBe(kept);

  expect(await asAdmin("select public.split_building($1) as split", [gone])).toEqual([{ split: true }]);
  expect((await home("moves")).building_id).toBe(gone);
  expect((await home("stays")).building_id).toBe(kept);
  expect(await total("jasmine beach")).toBe(1);
  expect(await asAdmin("select public.split_building($1) as split", [gone])).toEqual([{ split: false }]);
  const log = await under.database.query<{ action: string }>(
    "select action from public.audit_log where subject = 'buildings' and action in ('merge', 'split') order by id",
  );
  expect(log.map(({ action }) => action)).toEqual(["merge", "split"]);
});

test("Merges in a row lead to the last building, and each can be taken back alone", async () => {
  const [a, b, c] = [
    await addBuilding({ name: "Alpha House" }, "alpha"),
    await addBuilding({ name: "Beta House" }, "beta"),
    await addBuilding({ name: "Gamma House" }, "gamma"),
  ];
  await addHome("first", { building_id: a });
  const merge = (gone: string | undefined, kept: string | undefined) =>
    asAdmin(
      "select public.merge_buildings($1, (select updated_at from public.buildings where id = $1), $2, (select updated_at from public.buildings where id = $2))",
      [gone, kept],
    );
  await merge(a, b);
  await merge(b, c);
  expect((await home("first")).building_id).toBe(c);
  expect(await under.one("select public.find_building('alpha') as found")).toEqual({
    found: { movedTo: "gamma" },
  });
  await asAdmin("select public.split_building($1)", [a]);
  expect((await home("first")).building_id).toBe(a);
  await asAdmin("select public.split_building($1)", [b]);
  expect((await home("first")).building_id).toBe(a);
});

test("Homes from before there were buildings are put into one building a name, however far apart their pins", async () => {
  await addHome("north", { condo_name: "Talay Thong", area: "jomtien", latitude: 12.89, longitude: 100.87 });
  await addHome("middle", {
    condo_name: "Talay Thong",
    area: "jomtien",
    latitude: 12.884,
    longitude: 100.874,
  });
  await addHome("south", {
    condo_name: "The Talay-Thong Condominium",
    latitude: 12.8802,
    longitude: 100.876,
  });
  await addHome("nameless");
  await addHome("draft", { condo_name: "Only A Draft", publication: "draft" });
  expect(await under.one("select public.fill_in_buildings() as made")).toEqual({ made: 1 });
  const homes = await under.database.query<Home>(
    "select * from public.listings where building_id is not null",
  );
  expect(homes.map(({ slug }) => slug).toSorted()).toEqual(["middle", "north", "south"]);
  expect(new Set(homes.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(1);
  expect(await under.one("select name, area, year_built, common_fee, source from public.buildings")).toEqual({
    name: "Talay Thong",
    area: "jomtien",
    year_built: null,
    common_fee: null,
    source: "",
  });
  expect(await under.one("select public.fill_in_buildings() as made")).toEqual({ made: 0 });
});

test("Everyone reads buildings that stand; only who looks after listings writes them", async () => {
  const kept = await addBuilding(known, "mali-sands");
  const gone = await addBuilding({ name: "Merged House", merged_into: kept }, "merged-house");
  for (const [role, user] of [
    ["anon", null],
    ["authenticated", visitorId],
  ] as const) {
    const read = await under.as<{ id: string }>(role, user, "select id from public.buildings");
    expect(read).toEqual([{ id: kept }]);
    expect(
      await under.as(
        role,
        user,
        "select public.find_building('mali-sands') -> 'building' ->> 'name' as name",
      ),
    ).toEqual([{ name: "Mali Sands Tower" }]);
  }
  expect(await asAdmin<{ id: string }>("select id from public.buildings")).toHaveLength(2);
  await expect(
    under.as("authenticated", visitorId, "insert into public.buildings (slug, name) values ('x', 'Xx')"),
  ).rejects.toThrow(/row-level security/);
  expect(
    await under.as("authenticated", visitorId, "update public.buildings set name = 'Mine' returning id"),
  ).toEqual([]);
  await expect(
    under.as("authenticated", visitorId, "select public.merge_buildings($1, now(), $2, now())", [gone, kept]),
  ).rejects.toThrow();
  await expect(
    under.as("authenticated", visitorId, "select public.buildings_for_admins()"),
  ).rejects.toThrow();
  await expect(under.as("anon", null, "select public.split_building($1)", [gone])).rejects.toThrow(
    /permission denied/,
  );
  await expect(under.as("anon", null, "select * from public.building_merges")).rejects.toThrow(
    /permission denied/,
  );
});

test("A building with homes is not deleted", async () => {
  const building = await addBuilding(known, "mali-sands");
  await addHome("inside", { building_id: building });
  await expect(asAdmin("delete from public.buildings where id = $1", [building])).rejects.toThrow(
    /violates foreign key/,
  );
});

test("The list counts what is offered and what is gone, and leaves out what is not public", async () => {
  const building = await addBuilding(known, "mali-sands");
  const inside = { building_id: building, square_meters: 40 };
  await addHome("one", { ...inside, price: 2_000_000 });
  await addHome("two", { ...inside, price: 4_000_000, status: ["for-sale", "for-rent"] });
  await addHome("sold", { ...inside, price: 9_000_000, status: ["sold"] });
  await addHome("hidden", { ...inside, publication: "draft" });
  const { list } = await under.one<{ list: Record<string, unknown>[] }>(
    "select public.list_buildings() as list",
  );
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({
    homes_for_sale: 2,
    homes_for_rent: 1,
    homes_gone: 1,
    median_price_per_square_meter: 75_000,
  });
  const { found } = await under.one<{ found: { homes: { slug: string }[] } }>(
    "select public.find_building('mali-sands') as found",
  );
  expect(found.homes.map(({ slug }) => slug).toSorted()).toEqual(["one", "sold", "two"]);
});

test("Half a baht of the median is rounded up, as on the card of the home", async () => {
  const building = await addBuilding(known, "mali-sands");
  const home = { price: 1_850_000, squareMeters: 32 };
  await addHome("half", { building_id: building, price: home.price, square_meters: home.squareMeters });
  const { median } = await under.one<{ median: number }>(
    "select (public.list_buildings() -> 0 ->> 'median_price_per_square_meter')::float8 as median",
  );
  expect(median).toBe(pricePerSquareMeter(home));
});
