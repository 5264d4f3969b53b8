import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "../scraping/scrape-database.ts";

const under = useScrapeDatabase();

const pointsSql = "select price::int, run_id from public.listing_price_points order by since, id";

test("A price that a run wrote names the run; a human's names none", async () => {
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

test("The public can read prices, but not which run wrote them", async () => {
  await under.crawl([listingOutcome(1)]);
  await under.database.query("update public.listings set publication = 'published'");
  expect(await under.as("anon", null, "select price::int from public.listing_price_points")).toEqual([
    { price: 1_000_001 },
  ]);
  await expect(under.as("anon", null, "select run_id from public.listing_price_points")).rejects.toThrow(
    "permission denied",
  );
});
