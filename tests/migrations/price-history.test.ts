import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrationsFolder } from "../../local/database/migrate.ts";
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

const pointsSql = "select price::int, run_id from public.listing_price_points order by since, id";

test("A price says which run wrote it, a human's says none", async () => {
  const first = await under.crawl([listingOutcome(1)]);
  const second = await under.crawl([listingOutcome(1, { price: 900_000 })]);
  await under.as("authenticated", adminId, "update public.listings set price = 950000");
  expect(await under.database.query(pointsSql)).toEqual([
    { price: 1_000_001, run_id: first },
    { price: 900_000, run_id: second },
    { price: 950_000, run_id: null },
  ]);
});

test("Rolling a run back takes its prices out of the history and adds none", async () => {
  const first = await under.crawl([listingOutcome(1)]);
  const second = await under.crawl([listingOutcome(1, { price: 900_000 })]);
  await under.as("authenticated", adminId, "select public.roll_back_run($1)", [second]);
  expect(await under.database.query(pointsSql)).toEqual([{ price: 1_000_001, run_id: first }]);
});

test("The public reads prices, not the runs that wrote them", async () => {
  await under.crawl([listingOutcome(1)]);
  await under.database.query("update public.listings set publication = 'published'");
  expect(await under.as("anon", null, "select price::int from public.listing_price_points")).toEqual([
    { price: 1_000_001 },
  ]);
  await expect(under.as("anon", null, "select run_id from public.listing_price_points")).rejects.toThrow(
    "permission denied",
  );
});

test("The prices that only the runs' table held are moved, and the others learn their run", async () => {
  const run = await under.crawl([listingOutcome(1)]);
  await under.database.script(`
    alter table public.listing_price_points drop column run_id;
    create table public.listing_prices (
      listing_id uuid, run_id uuid, price numeric(14, 2), monthly_rental_price numeric(12, 2), observed_at timestamptz);
    insert into public.listing_prices (listing_id, run_id, price, observed_at)
    select points.listing_id, runs.id, points.price, points.since
    from public.listing_price_points as points, public.scrape_runs as runs;
    insert into public.listing_prices (listing_id, run_id, price, observed_at)
    select listing_id, run_id, 1200000, observed_at - interval '9 days' from public.listing_prices;
    insert into public.listing_prices (listing_id, run_id, observed_at)
    select listing_id, run_id, observed_at - interval '10 days' from public.listing_prices limit 1;`);
  await under.database.script(
    await readFile(join(migrationsFolder, "20261121205000_one_price_history.sql"), "utf8"),
  );
  expect(await under.database.query(pointsSql)).toEqual([
    { price: 1_200_000, run_id: run },
    { price: 1_000_001, run_id: run },
  ]);
  await expect(under.database.query("select from public.listing_prices")).rejects.toThrow("does not exist");
});
