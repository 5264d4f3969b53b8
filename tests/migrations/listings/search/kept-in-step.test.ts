/** What a home is found by follows every column that it is made of, whichever of the triggers sees the change. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalDatabase } from "../../../../local/database/open.ts";
import { buildingIdOf } from "../../../../local/seed/buildings/make-building.ts";
import { openSampleDatabase } from "../../../../local/seed/sample-database.ts";

const slug = "one-bedroom-finance-talay-thong-jomtien";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
  // A home of a building has its name and place from there, whatever is written into it.
  await database.query("update listings set building_id = null where slug = $1", [slug]);
});
afterAll(() => database.close());

/** Another value for each column from which the row of the search is made. */
const changes: [column: string, value: unknown][] = [
  ["property_type", "condo-for-sale"],
  ["status", ["sold"]],
  ["status", ["for-sale", "finance-available"]],
  ["area", "naklua"],
  ["city", "Bangkok"],
  ["address", "9 Lamp Street"],
  ["bedrooms", 7],
  ["bathrooms", 3],
  ["square_meters", 77],
  ["price", 3_210_000],
  ["monthly_rental_price", 21_000],
  ["finance_down_payment", 300_000],
  ["finance_months", 48],
  ["finance_premium_percent", 12],
  ["finance_interest_percent", 3],
  ["finance_forfeiture_percent", 40],
  ["amenities", ["gym"]],
  ["tenure", "leasehold"],
  ["latitude", 12.9],
  ["longitude", 100.9],
  ["featured", true],
  ["created_at", "2026-03-04T05:06:07Z"],
  ["title", "A quiet corner flat"],
  ["condo_name", "Lamp Tower"],
  ["description", "Two herons live next door."],
  ["building_id", buildingIdOf("mali-sands-tower")],
  ["publication", "withdrawn"],
  ["publication", "published"],
];

test.each(changes)("%s is followed", async (column, value) => {
  const kept = () =>
    database.query(
      "select to_jsonb(searched_listings) as row from searched_listings join listings using (id) where slug = $1",
      [slug],
    );
  const before = await kept();
  await database.query(`update listings set ${column} = $1 where slug = $2`, [value, slug]);
  const followed = await kept();
  await database.query("select public.keep_searched(id) from listings where slug = $1", [slug]);
  expect(followed).toEqual(await kept());
  expect(followed).not.toEqual(before);
});

test("What it is not found by leaves it as it is", async () => {
  const version = () =>
    database.query(
      "select searched_listings.xmin::text from searched_listings join listings using (id) where slug = $1",
      [slug],
    );
  const before = await version();
  await database.query("update listings set agent_name = 'Somchai', year_built = 2011 where slug = $1", [
    slug,
  ]);
  expect(await version()).toEqual(before);
});
