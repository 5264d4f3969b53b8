import { afterAll, beforeAll, expect, test } from "vitest";
import { propertyTypes } from "../../../domain/listings/listing.ts";
import { fitsItsType } from "../../../domain/listings/offer.ts";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

async function addListing(slug: string, columns: Record<string, string> = {}): Promise<string> {
  const given: Record<string, string> = {
    slug: `'${slug}'`,
    title: `'Home ${slug}'`,
    property_type: "'condo-for-sale'",
    status: "'{for-sale}'",
    price: "2000000",
    publication: "'published'",
    ...columns,
  };
  const [row] = await database.query<{ id: string }>(
    `insert into listings (${Object.keys(given).join(", ")}) values (${Object.values(given).join(", ")}) returning id`,
  );
  if (!row) throw new Error("The insert answered no row.");
  return row.id;
}

async function pricesFor(role: "anon" | "service_role", id: string): Promise<(number | null)[]> {
  await database.script(`set role ${role}`);
  try {
    const rows = await database.query<{ price: string | null }>(
      "select price from listing_price_points where listing_id = $1 order by since, id",
      [id],
    );
    return rows.map(({ price }) => (price === null ? null : Number(price)));
  } finally {
    await database.script("reset role");
  }
}

test("A listing's first price and every change of it are kept", async () => {
  const id = await addListing("kept");
  await database.query("update listings set price = 1900000 where id = $1", [id]);
  await database.query("update listings set title = 'Another title' where id = $1", [id]);
  await database.query("update listings set price = null where id = $1", [id]);
  expect(await pricesFor("anon", id)).toEqual([2_000_000, 1_900_000, null]);
});

test("A listing without a price begins without history", async () => {
  const id = await addListing("no-price", { price: "null" });
  expect(await pricesFor("anon", id)).toEqual([]);
});

test("The history of a hidden listing is hidden from the public", async () => {
  const id = await addListing("hidden", { publication: "'draft'" });
  expect(await pricesFor("service_role", id)).toEqual([2_000_000]);
  expect(await pricesFor("anon", id)).toEqual([]);
});

test("The public cannot write a price history", async () => {
  const id = await addListing("forged");
  await database.script("set role anon");
  const forged = database.query(
    "insert into listing_price_points (listing_id, price, since) values ($1, 1, now())",
    [id],
  );
  await expect(forged).rejects.toThrow(/permission denied/);
  await database.script("reset role");
});

test("An unknown ownership fact is refused", async () => {
  const added = addListing("unknown-fact", { ownership_claimed: "'{haunted}'" });
  await expect(added).rejects.toThrow(/listings_ownership_facts_known/);
});

test("A fact is verified or claimed, not both", async () => {
  const added = addListing("both", {
    ownership_claimed: "'{title-deed}'",
    ownership_verified: "'{title-deed}'",
    last_verified_on: "'2026-11-01'",
  });
  await expect(added).rejects.toThrow(/listings_ownership_facts_once/);
});

test("A verified fact needs the day of its verification", async () => {
  const added = addListing("undated", { ownership_verified: "'{title-deed}'" });
  await expect(added).rejects.toThrow(/listings_verified_on_a_day/);
});

test.each([
  ["a sold listing that is still for sale", { status: "'{sold,for-sale}'" }],
  ["a rented listing that is still to let", { status: "'{rented,for-rent}'" }],
  ["a rental that is for sale", { property_type: "'house-for-rent'", status: "'{for-sale}'" }],
  ["a rental that is sold", { property_type: "'condo-for-rent'", status: "'{sold}'" }],
  ["a home for sale that is only for rent", { status: "'{for-rent}'" }],
  ["a condo with finance that has none", { property_type: "'condo-with-finance'", status: "'{for-sale}'" }],
  ["a house in the foreign quota", { property_type: "'house-for-sale'", tenure: "'foreign-quota'" }],
  ["a condo on a Thai spouse's land", { tenure: "'thai-spouse'" }],
])("The database refuses %s", async (_, columns) => {
  await expect(addListing("contradiction", columns)).rejects.toThrow(/listings_(gone|tenure|status)/);
});

test("The database and the domain agree which status a type can have", async () => {
  const statuses = [
    ["for-sale"],
    ["for-rent"],
    ["finance-available"],
    ["sold"],
    ["rented"],
    ["for-sale", "for-rent"],
    ["for-sale", "rented"],
    ["for-sale", "finance-available"],
  ] as const;
  for (const type of propertyTypes)
    for (const status of statuses) {
      const [row] = await database.query<{ fits: boolean }>("select status_fits_type($1, $2) as fits", [
        status,
        type,
      ]);
      expect([type, status, row?.fits]).toEqual([type, status, fitsItsType(status, type)]);
    }
});

test("A listing is found by a tenure that is changed later", async () => {
  const id = await addListing("held", { tenure: "'thai-quota'" });
  const find = async (tenure: string) => {
    const [row] = await database.query<{ answer: { listings: { id: string }[] } }>(
      "select search_listings($1) as answer",
      [JSON.stringify({ tenure: [tenure], sort: "newest", limit: 24 })],
    );
    return row?.answer.listings.map((listing) => listing.id) ?? [];
  };
  expect(await find("thai-quota")).toEqual([id]);
  await database.query("update listings set tenure = 'foreign-quota' where id = $1", [id]);
  expect(await find("thai-quota")).toEqual([]);
  expect(await find("foreign-quota")).toEqual([id]);
});
