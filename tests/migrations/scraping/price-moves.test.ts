/** A run's prices are judged together at its end: a site that halves them all, or one price that nobody would believe. */
import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "./scrape-database.ts";

const under = useScrapeDatabase();

const homes = (prices: readonly number[]) =>
  prices.map((price, index) => ({ ...listingOutcome(index + 1, { price }), content_hash: String(price) }));
const times = (prices: readonly number[], factor: number, many = prices.length) =>
  prices.map((price, index) => Math.round(index < many ? price * factor : price));
const inOrder = (many: number) => Array.from({ length: many }, (_, index) => 2_000_000 + index * 20_000);
const publishAll = () =>
  under.database.query("update public.listings set publication = 'published' where publication = 'review'");
const pricesNow = async () => {
  const rows = await under.database.query<{ price: number }>(
    `select price::float from public.listings join public.listing_origins on listing_id = id
     order by substring(external_id from '[0-9]+')::int`,
  );
  return rows.map(({ price }) => price);
};
const runOf = (run: string) =>
  under.one<{ state: string; reason: string | null }>(
    "select state, reason from public.scrape_runs where id = $1",
    [run],
  );
const frozen = { state: "frozen", reason: "too-many-changes" };

test("A run that halves the prices of 60 of 64 homes writes none of them", async () => {
  const before = inOrder(64);
  await under.crawl(homes(before));
  await publishAll();
  expect(await runOf(await under.crawl(homes(times(before, 0.5, 60))))).toEqual(frozen);
  expect(await pricesNow()).toEqual(before);
});

test("The same holds for homes that wait for review, and for a run of the clock", async () => {
  const before = inOrder(64);
  await under.crawl(homes(before));
  expect(await runOf(await under.crawl(homes(times(before, 0.2, 60))))).toEqual(frozen);
  expect(await pricesNow()).toEqual(before);
});

test("× 0.6 on published homes waits for a person, be they all or one of 64", async () => {
  const before = inOrder(64);
  await under.crawl(homes(before));
  await publishAll();
  expect(await runOf(await under.crawl(homes(times(before, 0.6))))).toEqual(frozen);
  expect(await pricesNow()).toEqual(before);
  expect(await runOf(await under.crawl(homes(times(before, 0.6, 1))))).toEqual(frozen);
  expect(await pricesNow()).toEqual(before);
});

test("One price of 64 that is twenty times as high waits; what else the run read is written", async () => {
  const before = inOrder(64);
  await under.crawl(homes(before));
  await publishAll();
  const now = before.with(0, 40_000_000).with(5, 2_050_000);
  const run = await under.crawl(homes(now));
  expect(await runOf(run)).toEqual(frozen);
  expect(await pricesNow()).toEqual(now.with(0, before[0] ?? 0));
  const answer = "select public.settle_changes($1, true) as many";
  expect(await under.as("authenticated", adminId, answer, [run])).toEqual([{ many: 1 }]);
  expect(await pricesNow()).toEqual(now);
});

test.each([
  ["exactly × 1.5", 1.5, frozen],
  ["a little less than × 1.5", 1.49, { state: "done", reason: null }],
  ["exactly two thirds", 2 / 3, frozen],
  ["a little more than two thirds", 0.68, { state: "done", reason: null }],
])("One published price by %s", async (_, factor, expected) => {
  const before = [3_000_000, ...inOrder(9)];
  await under.crawl(homes(before));
  await publishAll();
  expect(await runOf(await under.crawl(homes(times(before, factor, 1))))).toEqual(expected);
});

test.each([
  ["three of 14 by 26 %", 14, 3, 0.74, "frozen"],
  ["three of 15, no more than a fifth", 15, 3, 0.74, "done"],
  ["two of four, fewer than three", 4, 2, 0.74, "done"],
  ["all of five by exactly a quarter", 5, 5, 0.75, "done"],
  ["ten of 100 by 11 %", 100, 10, 0.89, "frozen"],
  ["nine of 100 by 11 %", 100, 9, 0.89, "done"],
  ["all of twelve by exactly a tenth", 12, 12, 1.1, "done"],
])("Moved: %s", async (_, many, moved, factor, state) => {
  const before = Array.from({ length: many }, () => 2_000_000);
  await under.crawl(homes(before));
  await publishAll();
  const now = times(before, factor, moved);
  expect((await runOf(await under.crawl(homes(now)))).state).toBe(state);
  expect(await pricesNow()).toEqual(state === "done" ? now : before);
});

test("Written prices are the run's own, in its changes and in the history, and go back with it", async () => {
  const before = inOrder(12);
  await under.crawl(homes(before));
  await publishAll();
  const run = await under.crawl(homes(times(before, 1.05)));
  expect(await pricesNow()).toEqual(times(before, 1.05));
  const points = "select count(*)::int as many from public.listing_price_points where run_id = $1";
  expect(await under.one(points, [run])).toEqual({ many: 12 });
  await under.as("authenticated", adminId, "select public.roll_back_run($1)", [run]);
  expect(await pricesNow()).toEqual(before);
});

test("A home that comes back published asks too", async () => {
  const before = inOrder(10);
  await under.crawl(homes(before));
  await publishAll();
  await under.database.query(
    `with gone as (update public.listings set publication = 'withdrawn' where price = 2000000 returning id)
     update public.listing_origins set withdrawn_from = 'published' where listing_id in (select id from gone)`,
  );
  expect(await runOf(await under.crawl(homes(times(before, 20, 1))))).toEqual(frozen);
  expect(await pricesNow()).toEqual(before);
});

test("Held prices of a cancelled run wait for the end of the next", async () => {
  const before = inOrder(12);
  await under.crawl(homes(before));
  await publishAll();
  expect(await runOf(await under.crawl(homes(times(before, 0.8))))).toEqual(frozen);
  const held = "select count(*)::int as many from public.scrape_held_changes";
  expect(await under.one(held)).toEqual({ many: 12 });
  await under.crawl(homes(before));
  expect(await under.one(held)).toEqual({ many: 0 });
  expect(await pricesNow()).toEqual(before);
});
