import { afterEach, beforeEach, expect, test } from "vitest";
import { listingOutcome, openScrapeDatabase, type ScrapeDatabaseUnderTest } from "./scrape-database.ts";

let under: ScrapeDatabaseUnderTest;
beforeEach(async () => {
  under = await openScrapeDatabase();
});
afterEach(() => under.database.close());

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

test("Pages are opened in the order asked, and what cannot be opened is null in its place", async () => {
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

test("Unchanged pages stored together leave the rows that each stored alone would", async () => {
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

test("Changed pages stored together are answered in the order given, and a double among them changes nothing", async () => {
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

test("Of pages stored together all are stored or none", async () => {
  const run = await startRun([1, 2]);
  const refused = listingOutcome(2, { status: ["no such status"] });
  await expect(storePages(run, [listingOutcome(1), refused])).rejects.toThrow();
  expect(
    await under.database.query("select distinct state from public.scrape_pages where run_id = $1", [run]),
  ).toEqual([{ state: "queued" }]);
  expect(await under.database.query("select id from public.listings")).toEqual([]);
});
