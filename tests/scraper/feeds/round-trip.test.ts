/** What we write for partners is read in on an empty database: the same homes, but for what the format cannot say. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../../domain/backend/connect.ts";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { writeFeed } from "../../../office/feeds/write-feed.ts";
import { openFeed } from "./run-feed.ts";

let ours: Backend;
let theirs: Backend;
beforeAll(async () => {
  ours = await startBackend({ port: 0 });
  theirs = await startBackend({ port: 0 });
});
afterAll(async () => {
  await ours.close();
  await theirs.close();
});

type Row = Record<string, unknown>;

const place = {
  latitude: 12.8905,
  longitude: 100.8721,
  city: "Pattaya",
  area: "jomtien",
  publication: "published",
};
const homes: Row[] = [
  {
    ...place,
    title: "Sea view studio",
    description: "Bright and quiet.\n\nTwo minutes to the beach.",
    language: "en",
    images: ["/img/uploads/a/one.jpg", "/img/uploads/a/two.jpg"],
    property_type: "condo-with-finance",
    status: ["for-sale", "finance-available"],
    address: "Beach Road 12",
    condo_name: "The Base",
    bedrooms: 0,
    bathrooms: 1,
    square_meters: 29,
    price: 2_450_000,
    amenities: ["swimming-pool", "sea-view", "air-conditioning"],
    year_built: 2020,
    tenure: "foreign-quota",
  },
  {
    ...place,
    title: "Ruhige Villa mit Garten",
    description: "Die Villa liegt ruhig und hat einen großen Garten mit Blick auf das Meer.",
    language: "de",
    property_type: "house-for-rent",
    status: ["for-rent"],
    bedrooms: 3,
    bathrooms: 2,
    square_meters: 180.5,
    land_square_meters: 400,
    monthly_rental_price: 45_000,
    amenities: ["garden", "private-pool"],
    tenure: "leasehold",
  },
  {
    ...place,
    title: "Condo for sale or rent",
    language: "en",
    property_type: "condo-for-sale",
    status: ["for-sale", "for-rent"],
    bedrooms: 2,
    bathrooms: 2,
    square_meters: 61,
    price: 4_100_000,
    monthly_rental_price: 22_000,
  },
];
const thai = { title: "สตูดิโอวิวทะเล", description: "สว่างและเงียบสงบ" };

const compared = [
  "title",
  "description",
  "language",
  "property_type",
  "status",
  "address",
  "city",
  "area",
  "condo_name",
  "bedrooms",
  "bathrooms",
  "square_meters",
  "land_square_meters",
  "price",
  "monthly_rental_price",
  "amenities",
  "latitude",
  "longitude",
  "year_built",
  "tenure",
];

async function readHomes(backend: Backend): Promise<Record<string, Row>> {
  const rows = await backend.database.query<{ home: Row }>(
    "select to_jsonb(listings) || jsonb_build_object('translations', public.translations_of(id)) as home from public.listings",
  );
  const named = rows.map(({ home }) => [
    String(home["title"]),
    Object.fromEntries([...compared, "translations"].map((field) => [field, home[field]])),
  ]);
  return Object.fromEntries(named);
}

async function addHomes(): Promise<void> {
  for (const [index, home] of homes.entries()) {
    const columns = { slug: `home-${index + 1}`, ...home };
    const names = Object.keys(columns);
    await ours.database.query(
      `insert into public.listings (${names.join(", ")}) values (${names.map((_, place) => `$${place + 1}`).join(", ")})`,
      Object.values(columns),
    );
  }
  await ours.database.query(
    "insert into public.listing_translations select id, 'th', $1, $2 from public.listings where slug = 'home-1'",
    [thai.title, thai.description],
  );
}

async function writeOurs(format: string): Promise<string> {
  const [feed] = await ours.database.query<{ id: string }>(
    "insert into public.partner_feeds (name, format) values ($1, $1) returning id",
    [format],
  );
  const database = connect(ours.url, ours.secretKey, fetch);
  const file = await writeFeed(database, "https://site.test", feed?.id ?? "", 1, new Date("2026-11-27"));
  return new TextDecoder("utf-8", { ignoreBOM: true, fatal: true }).decode(file?.body);
}

/** Field by field what differs, as "home: field". */
function differences(
  before: Record<string, Row>,
  after: Record<string, Row>,
): Record<string, [unknown, unknown]> {
  const found: Record<string, [unknown, unknown]> = {};
  for (const [title, home] of Object.entries(before)) {
    for (const [field, value] of Object.entries(home)) {
      const read = after[title]?.[field];
      const same =
        field === "amenities"
          ? [value, read].map((list) => JSON.stringify((list as string[]).toSorted()))
          : [JSON.stringify(value), JSON.stringify(read)];
      if (same[0] !== same[1]) found[`${title}: ${field}`] = [value, read];
    }
  }
  return found;
}

test("Kyero's XML and a table bring the same homes to an empty database", async () => {
  await addHomes();
  const before = await readHomes(ours);
  const rights = { may_show_descriptions: true, may_keep_images: true };

  const table = await openFeed(theirs, { format: "csv" }, rights);
  table.serve(await writeOurs("csv"));
  expect(await table.run()).toMatchObject({ state: "done", feed: { records: 3, unknownTypes: [] } });
  expect(differences(before, await readHomes(theirs))).toEqual({});
  const [pictures] = await theirs.database.query<{ urls: string[] }>(
    "select array_agg(url order by place) as urls from public.scrape_images",
  );
  const folder = "https://site.test/storage/v1/object/public/listing-images/uploads/a";
  expect(pictures?.urls).toEqual([`${folder}/one.jpg`, `${folder}/two.jpg`]);

  await theirs.database.query("delete from public.listings where true");
  const xml = await openFeed(theirs, { format: "kyero" }, rights);
  xml.serve(await writeOurs("kyero"));
  expect(await xml.run()).toMatchObject({
    state: "done",
    feed: { records: 3, unknown: [], unknownTypes: [] },
  });
  // What Kyero has no element for, or only a coarser one.
  expect(differences(before, await readHomes(theirs))).toEqual({
    "Sea view studio: property_type": ["condo-with-finance", "condo-for-sale"],
    "Sea view studio: status": [["for-sale", "finance-available"], ["for-sale"]],
    "Sea view studio: address": ["Beach Road 12", ""],
    "Sea view studio: year_built": [2020, null],
    "Sea view studio: tenure": ["foreign-quota", null],
    "Ruhige Villa mit Garten: square_meters": [180.5, 181],
    "Condo for sale or rent: status": [["for-sale", "for-rent"], ["for-sale"]],
    "Condo for sale or rent: monthly_rental_price": [22_000, null],
  });
});

test("What a partner may not have is in no file, and the administration says why", async () => {
  const add = async (slug: string, columns: Row) => {
    const home = { ...homes[2], title: slug, slug, ...columns };
    const names = Object.keys(home);
    const [row] = await ours.database.query<{ id: string }>(
      `insert into public.listings (${names.join(", ")}) values (${names.map((_, place) => `$${place + 1}`).join(", ")}) returning id`,
      Object.values(home),
    );
    return row?.id;
  };
  await add("in-review", { publication: "review" });
  await add("sold-home", { status: ["sold"], agent_name: "Somchai" });
  await add("nowhere", { latitude: null, longitude: null });
  await add("sample-home", { is_sample: true });
  await add("on-request", { price: null, monthly_rental_price: null, status: ["for-sale"] });
  const [source] = await ours.database.query<{ id: string }>(
    `insert into public.scrape_sources (name, start_urls, allowed_hosts)
     values ('Agency', array['https://a.example/'], array['a.example']) returning id`,
  );
  const borrowed = await add("borrowed", { agent_phone: "+66 80 000 0000" });
  const addOrigin = `insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash)
    values ($1, $2, 'B-1', 'https://a.example/1', '')`;
  await ours.database.query(addOrigin, [borrowed, source?.id]);
  const [feed] = await ours.database.query<{ id: string; contents: unknown }>(
    "insert into public.partner_feeds (name, format) values ('Everything', 'csv') returning id",
  );
  const database = connect(ours.url, ours.secretKey, fetch);
  const read = async () => {
    const file = await writeFeed(database, "https://site.test", feed?.id ?? "", 1, new Date());
    return file && new TextDecoder().decode(file.body);
  };
  const slugs = async () =>
    [...((await read()) ?? "").matchAll(/\/property\/([\w-]+)/g)].map(([, slug]) => slug).toSorted();
  expect(await slugs()).toEqual(["home-1", "home-2", "home-3"]);
  await ours.database.query("update public.scrape_sources set may_pass_on = true where true");
  expect(await slugs()).toEqual(["borrowed", "home-1", "home-2", "home-3"]);
  expect(await read()).not.toMatch(/Somchai|\+66 80/);

  const choose = (choice: object) =>
    ours.database.query("update public.partner_feeds set choice = $1 where id = $2", [
      JSON.stringify(choice),
      feed?.id,
    ]);
  await choose({ kind: "matching", areas: [], types: ["house-for-rent"], tenures: ["leasehold"] });
  expect(await slugs()).toEqual(["home-2"]);
  await choose({ kind: "chosen", homes: [borrowed] });
  expect(await slugs()).toEqual(["borrowed"]);
  await ours.database.query("update public.partner_feeds set revoked_at = now() where id = $1", [feed?.id]);
  expect(await read()).toBe(null);
});
