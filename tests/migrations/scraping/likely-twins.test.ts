/** Homes that are likely the same: what agrees is counted, and a published twin is never made without a question. */
import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase, visitorId } from "./scrape-database.ts";

const under = useScrapeDatabase();

const admin = <Row>(sql: string, parameters: unknown[] = []) =>
  under.as<Row>("authenticated", adminId, sql, parameters);

type Reading = Record<string, unknown>;
const outcome = (id: number, columns: Reading, said: Reading = {}, site = "homes"): Reading => ({
  ...listingOutcome(id, columns),
  url: `https://${site}.example/${id}`,
  external_id: `${site}-${id}`,
  slug: `${site}-${id}`,
  extracted: { listing: said, fields: {} },
});

/** A run of another source. */
async function crawlElsewhere(outcomes: Reading[], columns: { auto_publish?: boolean } = {}, site = "other") {
  const { id: source } = await under.one<{ id: string }>(
    `insert into public.scrape_sources (name, start_urls, allowed_hosts, auto_publish)
     values ($1, array['https://other.example/'], array['other.example'], $2)
     on conflict (name) do update set auto_publish = excluded.auto_publish returning id`,
    [site, columns.auto_publish ?? false],
  );
  const { id: run } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, complete) values ($1, 'fetching', true) returning id",
    [source],
  );
  const pages = outcomes.map(({ url, ...one }) => ({ run, url, outcome: one }));
  await under.database.query("select public.add_pages($1, $2)", [run, pages.map(({ url }) => url)]);
  await under.database.query("select public.store_pages($1)", [JSON.stringify(pages)]);
  return run;
}
const pairs = async () =>
  under.database.query<{ reasons: string[]; score: number }>(
    "select reasons, score::int from public.listing_duplicates order by score desc",
  );
const publish = () =>
  under.database.query("update public.listings set publication = 'published' where publication = 'review'");
const publications = async (site: string) =>
  (
    await under.database.query<{ publication: string }>(
      `select publication from public.listings join public.listing_origins on listing_id = id
       where external_id like $1 order by external_id`,
      [`${site}-%`],
    )
  ).map(({ publication }) => publication);

const flat = { title: "Corner unit by the pool", price: 2_950_000, square_meters: 48, bedrooms: 1 };

test("Each thing that agrees is named", async () => {
  const place = { condo_name: "Tide Tower", latitude: 12.9, longitude: 100.87 };
  await under.crawl([outcome(1, { ...flat, ...place }, { floor: 7, agentPhone: "+66 81 234 5678" })]);
  const same = { ...flat, ...place, title: "Corner unit by the pools" };
  await crawlElsewhere([outcome(2, same, { floor: 7, agentPhone: "081-234-5678" }, "other")]);
  expect(await pairs()).toEqual([
    { reasons: ["project", "size", "price", "title", "beds", "floor", "place", "phone"], score: 12 },
  ]);
});

test("The same picture, by the hash of its bytes, needs one more thing that agrees", async () => {
  const hash = "0b".repeat(32);
  const picture = { images: [`/img/scraped/${"0a".repeat(32)}.jpg`, `/img/scraped/${hash}.jpg`] };
  await under.crawl([outcome(1, { title: "A flat", bedrooms: 2, price: 3_000_000, ...picture })]);
  await crawlElsewhere([
    outcome(
      2,
      { title: "Zimmer", bedrooms: 2, price: 3_100_000, images: [`/img/uploads/9/${hash}.jpg`] },
      {},
      "other",
    ),
    outcome(
      3,
      { title: "Wohnung", bedrooms: 3, price: 3_100_000, images: [`/img/uploads/9/${hash}.jpg`] },
      {},
      "other",
    ),
  ]);
  expect(await pairs()).toEqual([{ reasons: ["pictures", "beds"], score: 5 }]);
});

test.each([
  ["another number of beds", { bedrooms: 2 }, {}],
  ["another floor", {}, { floor: 9 }],
  ["another size", { square_meters: 60 }, {}],
  ["a place a mile away", { latitude: 12.92, longitude: 100.87 }, {}],
])("What contradicts makes no twin: %s", async (_, columns, said) => {
  const place = { latitude: 12.9, longitude: 100.87 };
  await under.crawl([outcome(1, { ...flat, ...place }, { floor: 7 })]);
  await crawlElsewhere([outcome(2, { ...flat, ...place, ...columns }, said, "other")]);
  expect(await pairs()).toEqual([]);
});

test("Alike homes of one source are no twins, nor are those of another building that only size and price share", async () => {
  await under.crawl([
    outcome(1, { ...flat, condo_name: "Tide Tower" }),
    outcome(2, { ...flat, condo_name: "Tide Tower" }),
  ]);
  await crawlElsewhere([outcome(3, { ...flat, title: "ห้องมุม", condo_name: "Palm Court" }, {}, "other")]);
  expect(await pairs()).toEqual([]);
});

test("Two agents' posts of one flat are a likely twin, although all posts are one source", async () => {
  const post = (id: number, said: Reading) => ({
    ...outcome(id, { ...flat, title: `Post ${id}`, condo_name: "Tide Tower" }, said, "posts"),
    url: `https://pasted.invalid/${id}`,
  });
  await crawlElsewhere([post(1, { floor: 7 })], {}, "posts");
  await crawlElsewhere([post(2, { floor: 7 }), post(3, { floor: 9 })], {}, "posts");
  expect(await pairs()).toEqual([{ reasons: ["project", "size", "price", "beds", "floor"], score: 8 }]);
});

const thirty = (site: string) =>
  Array.from({ length: 30 }, (_, index) => {
    const price = 2_000_000 + Math.floor(index / 3) * 90_000;
    const unit = { ...flat, title: `Bright unit ${index} near the beach`, condo_name: "Tide Tower", price };
    return outcome(index + 1, { ...unit, square_meters: 30 + (index % 5) }, {}, site);
  });

test("Thirty homes that two sources offer are thirty questions and no published twin", async () => {
  await crawlElsewhere(thirty("one"), { auto_publish: true }, "one");
  expect(new Set(await publications("one"))).toEqual(new Set(["published"]));
  await crawlElsewhere(thirty("two"), { auto_publish: true }, "two");
  expect(await publications("two")).toEqual(Array.from({ length: 30 }, () => "review"));
  const asked = await admin<{ listing_id: string }>(
    "select distinct listing_id from public.listing_twins where listing_publication = 'review'",
  );
  expect(asked).toHaveLength(30);
  expect(await pairs()).toHaveLength(30);
});

test("A draft whose twin is published is published only when an admin says that it is another home", async () => {
  await under.crawl([outcome(1, flat)]);
  await publish();
  const id = "00000000-0000-4000-8000-0000000000d1";
  const draft = {
    ...flat,
    property_type: "condo-for-sale",
    status: ["for-sale"],
    slug: "typed",
    publication: "draft",
  };
  type Saved = {
    saved: { outcome: string; twins?: { slug: string; reasons: string[] }[]; listing?: Reading };
  };
  const save = (seen: unknown, changes: Reading, isAnother = false) =>
    admin<Saved>("select public.save_listing($1, $2, $3, '', true, $4) as saved", [
      id,
      seen,
      JSON.stringify(changes),
      isAnother,
    ]).then(([row]) => row?.saved);
  const kept = await save(null, draft);
  expect(kept?.outcome).toBe("saved");
  const seen = kept?.listing?.["updated_at"];
  const asked = await save(seen, { publication: "published" });
  expect(asked).toMatchObject({
    outcome: "twin_published",
    twins: [{ slug: "homes-1", reasons: ["size", "price", "title", "beds"] }],
  });
  const bulk = 'select public.save_listings($1, \'{"publication": "published"}\') as results';
  expect(await admin(bulk, [JSON.stringify([{ id, seen }])])).toMatchObject([
    { results: [{ outcome: "twin_published" }] },
  ]);
  const [{ publication } = { publication: "" }] = await under.database.query<{ publication: string }>(
    "select publication from public.listings where id = $1",
    [id],
  );
  expect(publication).toBe("draft");
  const published = await save(seen, { publication: "published" }, true);
  expect(published?.outcome).toBe("saved");
  // Told apart once, it is not asked about again.
  const withdrawn = await save(published?.listing?.["updated_at"], { publication: "withdrawn" });
  expect((await save(withdrawn?.listing?.["updated_at"], { publication: "published" }))?.outcome).toBe(
    "saved",
  );
});

test("A new home is asked about before it is stored, and a visitor may not tell twins apart", async () => {
  await under.crawl([outcome(1, flat)]);
  await publish();
  const home = {
    ...flat,
    property_type: "condo-for-sale",
    status: ["for-sale"],
    slug: "typed",
    publication: "published",
  };
  const id = "00000000-0000-4000-8000-0000000000d2";
  const save = "select public.save_listing($1, null, $2, '', true) as saved";
  expect(await admin(save, [id, JSON.stringify(home)])).toMatchObject([
    { saved: { outcome: "twin_published" } },
  ]);
  expect(await under.database.query("select from public.listings where id = $1", [id])).toEqual([]);
  await expect(
    under.as("authenticated", visitorId, "select public.part_from_twins($1)", [id]),
  ).rejects.toThrow();
});

test("A home that its source brings back waits when a twin was published meanwhile", async () => {
  await crawlElsewhere([outcome(1, flat, {}, "other")], { auto_publish: true });
  await under.database.query(
    `with gone as (update public.listings set publication = 'withdrawn' where publication = 'published' returning id)
     update public.listing_origins set withdrawn_from = 'published' where listing_id in (select id from gone)`,
  );
  await under.crawl([outcome(2, flat)]);
  await publish();
  await crawlElsewhere([outcome(1, { ...flat, bathrooms: 1 }, {}, "other")], { auto_publish: true });
  expect(await publications("other")).toEqual(["review"]);
});
