import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "./scrape-database.ts";

const under = useScrapeDatabase();

const homeSql = "select listings.*, price::float as price from public.listings where slug = 'home-1'";
type HomeRow = { id: string; price: number; title: string; publication: string; bedrooms: number | null };

test("Storing the same page twice makes one listing, one origin and one price", async () => {
  const run = await under.crawl([listingOutcome(1)]);
  await under.database.query("select public.store_page($1, 'https://homes.example/1', $2)", [
    run,
    JSON.stringify(listingOutcome(1)),
  ]);
  await under.crawl([listingOutcome(1)]);
  const counts = await under.one(
    "select (select count(*)::int from public.listings) as listings, (select count(*)::int from public.listing_origins) as origins, (select count(*)::int from public.listing_price_points) as prices",
  );
  expect(counts).toEqual({ listings: 1, origins: 1, prices: 1 });
});

test("A human's edit is kept and the source's new value is suggested; null never erases a value", async () => {
  await under.crawl([listingOutcome(1, { bedrooms: 2 })]);
  await under.as(
    "authenticated",
    adminId,
    "update public.listings set title = 'Edited by hand' where slug = 'home-1'",
  );
  await under.crawl([listingOutcome(1, { title: "The source's new title", price: 900_000, bedrooms: null })]);
  expect(await under.one<HomeRow>(homeSql)).toMatchObject({
    title: "Edited by hand",
    price: 900_000,
    bedrooms: 2,
  });
  const origin = await under.one("select locked_fields, suggested from public.listing_origins");
  expect(origin).toEqual({ locked_fields: ["title"], suggested: { title: "The source's new title" } });
});

test("A dry run writes nothing and shows the difference", async () => {
  await under.crawl([listingOutcome(1)]);
  const { id } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, dry_run) values ($1, 'fetching', true) returning id",
    [under.sourceId],
  );
  await under.database.query(
    "select public.add_pages($1, array['https://homes.example/1', 'https://homes.example/2'])",
    [id],
  );
  for (const home of [1, 2]) {
    const outcome = JSON.stringify(listingOutcome(home, { price: 5 }));
    await under.database.query("select public.store_page($1, $2, $3)", [
      id,
      `https://homes.example/${home}`,
      outcome,
    ]);
  }
  const pages = await under.database.query<{ state: string; difference: Record<string, unknown> }>(
    "select state, difference from public.scrape_pages where run_id = $1 order by url",
    [id],
  );
  expect(pages.map((page) => page.state)).toEqual(["changed", "new"]);
  expect(pages[0]?.difference).toEqual({ price: { from: 1_000_001, to: 5 } });
  expect(await under.database.query("select 1 from public.listings")).toHaveLength(1);
  expect(await under.one<HomeRow>(homeSql)).toMatchObject({ price: 1_000_001 });
});

test("Rolling a run back restores what it changed, but not what a human touched since", async () => {
  await under.crawl([listingOutcome(1), listingOutcome(2)]);
  const bad = await under.crawl([
    listingOutcome(1, { price: 900_001, bedrooms: 9 }),
    listingOutcome(2, { price: 900_002 }),
    listingOutcome(3),
  ]);
  await under.as("authenticated", adminId, "update public.listings set price = 777 where slug = 'home-2'");
  const [answer] = await under.as<{ result: unknown }>(
    "authenticated",
    adminId,
    "select public.roll_back_run($1) as result",
    [bad],
  );
  expect(answer?.result).toEqual({ fields: 2, listings: 1, kept: 0 });
  const rows = await under.database.query<HomeRow>(
    "select slug, price::float as price, bedrooms from public.listings order by slug",
  );
  expect(rows).toEqual([
    { slug: "home-1", price: 1_000_001, bedrooms: null },
    { slug: "home-2", price: 777, bedrooms: null },
  ]);
  await under.crawl([listingOutcome(1, { price: 950_000 })]);
  expect(await under.one<HomeRow>(homeSql)).toMatchObject({ price: 950_000 });
});

test("Rolling a run back keeps homes that somebody works on or asks about, and takes these off the site", async () => {
  await under.database.query("update public.scrape_sources set auto_publish = true");
  const run = await under.crawl([1, 2, 3, 4, 5].map((number) => listingOutcome(number)));
  const idOf = "(select id from public.listings where slug = $1)";
  await under.as(
    "authenticated",
    adminId,
    `insert into public.listing_translations (listing_id, locale, title) values (${idOf}, 'th', 'คอนโดริมทะเล')`,
    ["home-1"],
  );
  await under.database.query(
    `insert into public.home_owners (listing_id, name) values (${idOf}, 'An owner')`,
    ["home-2"],
  );
  const lead = `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, due_at, listing_id)
    values ($2, 'contact', 'Una', 'una@example.com', 'email', 'v1', 'print of ' || $2, 'sender of lead ' || $2, now(), ${idOf})`;
  await under.database.query(lead, ["home-3", "AAAA-2222"]);
  await under.database.query(lead, ["home-4", "BBBB-2222"]);
  await under.database.query(
    `insert into public.contracts (lead_id, listing_id, price, premium_percent, contract_price, down_payment, months,
       interest_percent, starts_on, upgrade_after_months, carry_over_percent, down_payment_counts, forfeiture_percent)
     select id, listing_id, 2000000, 0, 2000000, 200000, 60, 0, '2026-10-01', 12, 100, true, 60
     from public.leads where reference = $1`,
    ["BBBB-2222"],
  );
  const [answer] = await under.as<{ result: unknown }>(
    "authenticated",
    adminId,
    "select public.roll_back_run($1) as result",
    [run],
  );
  expect(answer?.result).toEqual({ fields: 0, listings: 1, kept: 4 });
  const homes = await under.database.query("select slug, publication from public.listings order by slug");
  expect(homes).toEqual([
    { slug: "home-1", publication: "published" },
    { slug: "home-2", publication: "withdrawn" },
    { slug: "home-3", publication: "withdrawn" },
    { slug: "home-4", publication: "withdrawn" },
  ]);
});

test("Two homes with the same title get different slugs", async () => {
  await under.crawl([listingOutcome(1), { ...listingOutcome(2), slug: "home-1" }]);
  const slugs = await under.database.query<{ slug: string }>(
    "select slug from public.listings order by length(slug)",
  );
  expect(slugs[0]?.slug).toBe("home-1");
  expect(slugs[1]?.slug).toMatch(/^home-1-[0-9a-f]{6}$/);
});

test("The seller's terms, the land and how a home is held are written, changed and rolled back", async () => {
  const stated = { finance_down_payment: 400_000, finance_months: 60, tenure: "foreign-quota" };
  const kept = "select finance_down_payment::float, finance_months, tenure from public.listings";
  await under.crawl([listingOutcome(1, stated)]);
  expect(await under.one(kept)).toEqual(stated);
  const run = await under.crawl([listingOutcome(1, { ...stated, finance_months: 48, tenure: "leasehold" })]);
  expect(await under.one(kept)).toEqual({ ...stated, finance_months: 48, tenure: "leasehold" });
  await under.as("authenticated", adminId, "select public.roll_back_run($1)", [run]);
  expect(await under.one(kept)).toEqual(stated);
});

test("How a unit is held is left out where an admin says that it is a house", async () => {
  await under.crawl([listingOutcome(1)]);
  await under.as("authenticated", adminId, "update public.listings set property_type = 'house-for-sale'");
  await under.crawl([listingOutcome(1, { tenure: "foreign-quota", land_square_meters: 240 })]);
  expect(
    await under.one("select tenure, property_type, land_square_meters::float from public.listings"),
  ).toEqual({ tenure: null, property_type: "house-for-sale", land_square_meters: 240 });
});

test("Rolling a run back leaves a field that an admin has locked since", async () => {
  await under.crawl([listingOutcome(1)]);
  const second = await under.crawl([listingOutcome(1, { price: 900_000, title: "Renamed" })]);
  await under.database.query("update public.listing_origins set locked_fields = '{price}'");
  await under.as("authenticated", adminId, "select public.roll_back_run($1)", [second]);
  const home = await under.one<{ price: number; title: string }>(
    "select price::int, title from public.listings",
  );
  expect(home.price).toBe(900_000);
  expect(home.title).not.toBe("Renamed");
});
