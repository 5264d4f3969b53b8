import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";
import { extractPage } from "../../../scraper/extract/extract-page.ts";
import { toListingColumns } from "../../../scraper/store/listing-row.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

function scrapedColumns(): string[] {
  const html = `<h1>2 bedroom condo for sale in Naklua</h1><div class="price">฿3,100,000</div><p>2 bedrooms, 60 m²</p>`;
  const { listing } = extractPage(html, { url: "https://homes.example/1" });
  if (!listing?.type) throw new Error("Not read as a home");
  const rights = { may_show_agents: true, may_show_descriptions: true, default_currency: "THB" };
  return Object.keys(toListingColumns({ ...listing, type: listing.type }, rights));
}

// Without its name there, every run would report the column as changed and never write it.
test("write_listings() writes every column that the scraper reads", async () => {
  const [found] = await database.query<{ body: string }>(
    "select prosrc as body from pg_proc where proname = 'write_listings'",
  );
  const words = new Set(found?.body.match(/[\w.]+/g));
  const columns = scrapedColumns();
  expect(columns).toContain("year_built");
  expect(columns.filter((column) => !words.has(column) || !words.has(`excluded.${column}`))).toEqual([]);
});
