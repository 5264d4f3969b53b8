import { expect, test } from "vitest";
import { listingOutcome, useScrapeDatabase, type ScrapeDatabaseUnderTest } from "./scrape-database.ts";

const under = useScrapeDatabase();

const urlOf = (id: number) => `https://homes.example/${id}`;

async function startRun(pages: number[], isDry = false): Promise<string> {
  const { id } = await under.one<{ id: string }>(
    `insert into public.scrape_runs (source_id, state, dry_run) values ($1, 'fetching', ${isDry}) returning id`,
    [under.sourceId],
  );
  await under.database.query("select public.add_pages($1, $2)", [id, pages.map(urlOf)]);
  return id;
}

const storeUnchanged = (run: string, pages: number[]) =>
  under.one("select public.store_unchanged($1, $2) as published", [
    run,
    JSON.stringify(
      pages.map((id) => ({
        url: urlOf(id),
        state: "unchanged",
        http_status: 304,
        fetched: true,
        fields: ["price"],
      })),
    ),
  ]);

test("Pages are opened in the order asked, with null for a page that cannot be opened", async () => {
  await under.crawl([listingOutcome(1), listingOutcome(2)]);
  const run = await startRun([1, 2]);
  const asked = [2, 9, 1].map((id) => ({ run, url: urlOf(id) }));
  const { opened } = await under.one<{ opened: ({ known: { content_hash: string } } | null)[] }>(
    "select public.open_pages($1) as opened",
    [JSON.stringify(asked)],
  );
  expect(opened.map((page) => page?.known.content_hash ?? null)).toEqual(["hash-2", null, "hash-1"]);
  expect(
    await under.one("select sum(attempts)::int as attempts from public.scrape_pages where run_id = $1", [
      run,
    ]),
  ).toEqual({
    attempts: 2,
  });
});

test("Unchanged pages stored together leave the same rows as stored one by one", async () => {
  await under.crawl([listingOutcome(1), listingOutcome(2)]);
  await under.database.query("update public.listing_origins set missed_runs = 2, gone_answers = 1");
  const together = await startRun([1, 2]);
  await storeUnchanged(together, [1, 2]);
  const read = async (run: string) => [
    await under.database.query(
      "select url, state, reason, http_status, fields, listing_id, finished_at is null as waits, fetched_at is null as unread from public.scrape_pages where run_id = $1 order by url",
      [run],
    ),
    await under.database.query(
      "select external_id, missed_runs, gone_answers, run_id = $1 as seen from public.listing_origins order by external_id",
      [run],
    ),
    await under.database.query("select state, coverage from public.scrape_runs where id = $1", [run]),
  ];
  const storedTogether = await read(together);
  await under.database.query("update public.listing_origins set missed_runs = 2, gone_answers = 1");
  const oneByOne = await startRun([1, 2]);
  for (const id of [1, 2]) {
    await under.database.query("select public.store_page($1, $2, $3)", [
      oneByOne,
      urlOf(id),
      JSON.stringify({ state: "unchanged", http_status: 304, fetched: true, fields: ["price"] }),
    ]);
  }
  expect(storedTogether).toEqual(await read(oneByOne));
  expect(storedTogether[2]).toMatchObject([{ state: "done" }]);
});

test("A page that has ended, an ended run and a dry run are left as they are", async () => {
  await under.crawl([listingOutcome(1)]);
  const ended = await startRun([1]);
  await under.database.query(
    "update public.scrape_pages set state = 'dead', reason = 'gave-up' where run_id = $1",
    [ended],
  );
  await storeUnchanged(ended, [1]);
  expect(await under.one("select state, reason from public.scrape_pages where run_id = $1", [ended])).toEqual(
    {
      state: "dead",
      reason: "gave-up",
    },
  );
  await under.database.query("update public.listing_origins set missed_runs = 2");
  await storeUnchanged(ended, [1]);
  await storeUnchanged(await startRun([1], true), [1]);
  expect(await under.one("select missed_runs from public.listing_origins")).toEqual({ missed_runs: 2 });
});

const storePages = (run: string, outcomes: Record<string, unknown>[]) =>
  under.one<{ stored: { state: string; listing_id: string }[] }>("select public.store_pages($1) as stored", [
    JSON.stringify(outcomes.map(({ url, ...outcome }) => ({ run, url, outcome }))),
  ]);

test("Changed pages stored together are answered in the order given, and a duplicate among them changes nothing", async () => {
  const run = await startRun([1, 2, 3]);
  const gone = { url: urlOf(3), state: "failed", reason: "http-404", http_status: 404 };
  const { stored } = await storePages(run, [gone, listingOutcome(2), listingOutcome(1), listingOutcome(2)]);
  expect(stored.map(({ state }) => state)).toEqual(["failed", "new", "new", "already"]);
  const homes = await under.database.query("select id, title from public.listings order by title");
  expect(homes).toEqual([
    { id: stored[2]?.listing_id, title: "Home number 1" },
    { id: stored[1]?.listing_id, title: "Home number 2" },
  ]);
  expect(
    await under.one("select state, coverage from public.scrape_runs where id = $1", [run]),
  ).toMatchObject({
    state: "done",
    coverage: { listings: 2 },
  });
});

test("Pages stored together are all stored or none is", async () => {
  const run = await startRun([1, 2]);
  const refused = listingOutcome(2, { status: ["no such status"] });
  await expect(storePages(run, [listingOutcome(1), refused])).rejects.toThrow();
  expect(
    await under.database.query("select distinct state from public.scrape_pages where run_id = $1", [run]),
  ).toEqual([{ state: "queued" }]);
  expect(await under.database.query("select id from public.listings")).toEqual([]);
});

/** A run over all that can meet in one call: known, new, of one title, under one id, leading elsewhere, failed. */
async function crawlMixedPages(
  { database, one, sourceId, addSource, crawl }: ScrapeDatabaseUnderTest,
  store: (run: string, outcomes: Record<string, unknown>[]) => Promise<unknown>,
): Promise<unknown[]> {
  const alike = { condo_name: "View Talay 6", square_meters: 48, bedrooms: 1 };
  const read = { listing: { images: ["https://homes.example/1.jpg"], floor: "7" }, fields: { title: {} } };
  const outcomes = [
    listingOutcome(1, { price: 900_000 }),
    { ...listingOutcome(2, alike), extracted: read },
    { ...listingOutcome(3), slug: "home-2" },
    listingOutcome(4),
    { ...listingOutcome(5), external_id: "H-4" },
    { ...listingOutcome(6), final_url: urlOf(2) },
    { url: urlOf(7), state: "failed", reason: "http-404", http_status: 404, fetched: true },
    {
      ...listingOutcome(8),
      external_id: urlOf(8),
      etag: "e8",
      page_hash: "p8",
      http_status: 200,
      fetched: true,
    },
  ];
  await crawl([listingOutcome(1)], false);
  const otherId = await addSource("Others");
  const other = await one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state) values ($1, 'fetching') returning id",
    [otherId],
  );
  await database.query("select public.add_pages($1, $2)", [other.id, ["https://others.example/1"]]);
  const { url: _url, ...twin } = listingOutcome(20, { ...alike, square_meters: 48.5 });
  await database.query("select public.store_page($1, 'https://others.example/1', $2)", [
    other.id,
    JSON.stringify(twin),
  ]);
  await database.query("update public.scrape_sources set may_keep_images = true where id = $1", [sourceId]);
  const { id: run } = await one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, complete) values ($1, 'fetching', true) returning id",
    [sourceId],
  );
  await database.query("select public.add_pages($1, $2)", [run, outcomes.map(({ url }) => url)]);
  await store(run, outcomes);
  return Promise.all(
    [
      `select regexp_replace(slug, '-[0-9a-f]{6}$', '-suffix') as slug, title, price, city, publication, images,
         excluded from public.listings order by title, slug`,
      `select external_id, source_url, content_hash, extracted, page_fields, page_hash, etag, suggested, missed_runs,
         gone_answers, run_id is null as is_unseen from public.listing_origins order by source_url, external_id`,
      `select title, field, before, after from public.listing_changes join public.listings on id = listing_id
         order by title, field`,
      `select title, points.price, points.run_id is null as is_by_hand from public.listing_price_points as points
         join public.listings on listings.id = listing_id order by title, points.id`,
      "select reasons, verdict from public.listing_duplicates",
      "select url, place, state from public.scrape_images",
      `select pages.url, state, reason, http_status, fields, difference, title, finished_at is null as waits,
         fetched_at is null as unread from public.scrape_pages as pages left join public.listings on id = listing_id
         order by url, finished_at`,
      "select state, coverage from public.scrape_runs order by created_at",
    ].map((sql) => database.query(sql)),
  );
}

test("Pages stored together leave the same rows as stored one by one, whatever the mix", async () => {
  const together = await crawlMixedPages(under, (run, outcomes) => storePages(run, outcomes.toReversed()));
  await under.startOver();
  const oneByOne = await crawlMixedPages(under, async (run, outcomes) => {
    for (const outcome of outcomes) await storePages(run, [outcome]);
  });
  await under.startOver();
  const byPage = await crawlMixedPages(under, async (run, outcomes) => {
    for (const { url, ...outcome } of outcomes) {
      await under.database.query("select public.store_page($1, $2, $3)", [run, url, JSON.stringify(outcome)]);
    }
  });
  expect(together).toEqual(byPage);
  expect(oneByOne).toEqual(byPage);
  const [homes, , , , duplicates, images] = together;
  expect(homes).toHaveLength(7);
  expect(duplicates).toEqual([{ reasons: ["project", "size", "price", "title", "beds"], verdict: "open" }]);
  expect(images).toMatchObject([{ url: "https://homes.example/1.jpg", state: "queued" }]);
});
