import { afterEach, beforeEach, expect, test } from "vitest";
import {
  adminId,
  listingOutcome,
  openScrapeDatabase,
  type ScrapeDatabaseUnderTest,
} from "./scrape-database.ts";

let under: ScrapeDatabaseUnderTest;
beforeEach(async () => {
  under = await openScrapeDatabase();
});
afterEach(() => under.database.close());

const homes = (many: number, outcome: Record<string, unknown> = {}): Record<string, unknown>[] =>
  Array.from({ length: many }, (_, index) => ({ ...listingOutcome(index + 1), ...outcome }));
const alarms = () =>
  under.database.query<{ kind: string; detail: Record<string, unknown> }>(
    "select kind, detail from public.scrape_alarms order by created_at, kind, detail ->> 'field'",
  );
const withdrawn = async () =>
  (
    await under.database.query<{ slug: string }>(
      "select slug from public.listings where publication = 'withdrawn' order by slug",
    )
  ).map(({ slug }) => slug);
const store = (run: string, { url, ...outcome }: Record<string, unknown>) =>
  under.database.query("select public.store_page($1, $2, $3)", [run, url, JSON.stringify(outcome)]);
const notFound = (id: number) => ({
  url: `https://homes.example/${id}`,
  state: "failed",
  http_status: 404,
  reason: "http-404",
});

test("A source whose every run ends at its cap is compared with those runs", async () => {
  for (let run = 0; run < 3; run += 1) await under.crawl(homes(10), false);
  await under.crawl(homes(10, { content_hash: "x", fields: ["title", "images"] }), false);
  await under.crawl(homes(5), false);
  expect(await alarms()).toMatchObject([
    { kind: "field-lost", detail: { field: "price", before: 1, now: 0 } },
    { kind: "fewer-listings", detail: { before: 10, now: 5 } },
  ]);
});

test("A source of one home that loses it, or its price, is told; one home sold of three is no alarm", async () => {
  await under.crawl(homes(3));
  await under.crawl(homes(2));
  expect(await alarms()).toEqual([]);
  await under.crawl(homes(1, { content_hash: "x", fields: ["title", "images"] }));
  await under.crawl([{ ...listingOutcome(1), state: "not-a-listing", reason: "error-page" }]);
  expect(await alarms()).toMatchObject([
    { kind: "field-lost", detail: { field: "price" } },
    { kind: "fewer-listings", detail: { now: 0 } },
    { kind: "too-many-withdrawals", detail: { withdrawals: 1, listings: 3 } },
  ]);
});

test("One home of three that is missed freezes the third run, and goes when the admin says so", async () => {
  await under.crawl(homes(3));
  const missing = [];
  for (let missed = 0; missed < 4; missed += 1) missing.push(await under.crawl(homes(2)));
  const run = missing.at(-1);
  expect(await under.database.query("select id from public.scrape_runs where state = 'frozen'")).toEqual([
    { id: run },
  ]);
  const asked = await alarms();
  expect(asked.map(({ kind }) => kind)).toEqual(["too-many-withdrawals", "too-many-withdrawals"]);
  expect(await withdrawn()).toEqual([]);
  await under.as("authenticated", adminId, "select public.settle_withdrawals($1, true)", [run]);
  expect(await withdrawn()).toEqual(["home-3"]);
});

test("A run that was rolled back is no history", async () => {
  const whole = ["title", "price", "images", "address"];
  const wrong = await under.crawl(homes(5, { fields: whole }));
  await under.as("authenticated", adminId, "select public.roll_back_run($1)", [wrong]);
  await under.crawl(homes(5));
  expect(await alarms()).toEqual([]);
});

test("Any field that a reader or an admin goes by is watched", async () => {
  const whole = ["title", "address", "condoName", "amenities", "externalId", "agentName"];
  await under.crawl(homes(5, { fields: whole }));
  await under.crawl(homes(5, { content_hash: "x", fields: ["title"] }));
  expect((await alarms()).map(({ detail }) => detail["field"])).toEqual(whole.slice(1).toSorted());
});

test("An alarm's copy shows what it says: a page without the field, the wall, a page that is no home", async () => {
  await under.crawl(homes(8));
  const wall = { state: "failed", reason: "bot-wall: Cloudflare", copy: "<p>wall</p>" };
  const without = (...fields: string[]) => ({ content_hash: "x", fields, copy: `<p>${fields.join()}</p>` });
  await under.crawl([
    ...homes(3, without("title", "price")),
    ...homes(8, without("title", "images")).slice(3),
  ]);
  expect(await alarms()).toMatchObject([
    { detail: { field: "images", copy: "https://homes.example/1" } },
    { detail: { field: "price", copy: "https://homes.example/4" } },
  ]);
  await under.database.query("delete from public.scrape_alarms");
  const sold = { state: "not-a-listing", reason: "error-page", copy: "<p>sorry</p>" };
  await under.crawl([
    { ...listingOutcome(1), ...without("title") },
    { ...listingOutcome(2), ...sold },
    ...[4, 5, 6, 7].map((id) => ({ ...listingOutcome(id), ...wall })),
  ]);
  expect(await alarms()).toMatchObject([
    { kind: "blocked", detail: { copy: "https://homes.example/4" } },
    { kind: "fewer-listings", detail: { copy: "https://homes.example/2" } },
    { kind: "field-lost", detail: { field: "images", copy: "https://homes.example/1" } },
    { kind: "field-lost", detail: { field: "price", copy: "https://homes.example/1" } },
  ]);
  expect(await under.one("select count(*)::int as kept from public.scrape_page_copies")).toEqual({ kept: 8 });
});

test("A cancelled run that is read on later misses no home that it or another run saw meanwhile", async () => {
  await under.crawl(homes(10));
  const { id: cancelled } = await under.one<{ id: string }>(
    "insert into public.scrape_runs (source_id, state, complete) values ($1, 'fetching', true) returning id",
    [under.sourceId],
  );
  await under.database.query("select public.add_pages($1, $2)", [cancelled, homes(9).map(({ url }) => url)]);
  for (const outcome of homes(8)) await store(cancelled, outcome);
  await under.as("authenticated", adminId, "select public.cancel_run($1)", [cancelled]);
  await under.crawl(homes(10));
  await under.as("authenticated", adminId, "select public.retry_failed($1)", [cancelled]);
  await store(cancelled, listingOutcome(9));
  expect(
    await under.database.query("select external_id from public.listing_origins where missed_runs > 0"),
  ).toEqual([]);
});

test("A page that answers 404 again when the admin has it read again counts once a run", async () => {
  await under.crawl(homes(10));
  const run = await under.crawl([...homes(9), notFound(10)]);
  await under.as("authenticated", adminId, "select public.retry_failed($1)", [run]);
  await store(run, notFound(10));
  expect(await withdrawn()).toEqual([]);
  await under.crawl([...homes(9), notFound(10)]);
  expect(await withdrawn()).toEqual(["home-10"]);
});
