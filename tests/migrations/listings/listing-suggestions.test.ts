import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase, visitorId } from "../scraping/scrape-database.ts";

const under = useScrapeDatabase();

const admin = <Row>(sql: string, parameters: unknown[] = []) =>
  under.as<Row>("authenticated", adminId, sql, parameters);
const changed = (columns: Record<string, unknown>, hash = "other") => ({
  ...listingOutcome(1, columns),
  content_hash: hash,
});
const suggestions = () =>
  admin<{ field: string; mine: unknown; theirs: unknown }>(
    "select field, mine, theirs from public.listing_suggestions order by field",
  );
const standing = () =>
  under.one<{ id: string; price: string; title: string; locked: string[] }>(
    `select listings.id, price, title, locked_fields as locked from public.listings
     join public.listing_origins on listing_id = listings.id`,
  );
const settle = async (field: string, seen: unknown, take: boolean) => {
  const { id } = await standing();
  return admin<{ done: boolean }>("select public.settle_suggestion($1, $2, $3, $4) as done", [
    id,
    field,
    JSON.stringify(seen),
    take,
  ]);
};

/** A home whose price and title a human wrote, and whose source says otherwise since. */
async function editAndReadAgain() {
  await under.crawl([listingOutcome(1)]);
  await admin(
    "update public.listings set price = 900000, title = 'Named by hand', publication = 'published'",
  );
  await under.crawl([changed({ price: 1_200_000 })]);
}

test("A field that a human edited is listed beside the source's value", async () => {
  await editAndReadAgain();
  expect(await suggestions()).toEqual([
    { field: "price", mine: 900_000, theirs: 1_200_000 },
    { field: "title", mine: "Named by hand", theirs: "Home number 1" },
  ]);
  expect(await under.as("authenticated", visitorId, "select * from public.listing_suggestions")).toEqual([]);
  await expect(under.as("anon", null, "select * from public.listing_suggestions")).rejects.toThrow(
    "permission denied",
  );
});

test("Taking the source's value gives the field back to the source, with a point in its price history", async () => {
  await editAndReadAgain();
  expect(await settle("price", 1_200_000, true)).toEqual([{ done: true }]);
  expect(await standing()).toMatchObject({ price: "1200000.00", locked: ["title"] });
  expect(await suggestions()).toMatchObject([{ field: "title" }]);
  const prices = await under.database.query(
    "select price from public.listing_price_points order by since desc limit 1",
  );
  expect(prices).toEqual([{ price: "1200000.00" }]);
  await under.crawl([changed({ price: 1_300_000 }, "third")]);
  expect(await standing()).toMatchObject({ price: "1300000.00", title: "Named by hand" });
});

test("A declined value is not suggested again; a new one is", async () => {
  await editAndReadAgain();
  expect(await settle("price", 1_200_000, false)).toEqual([{ done: true }]);
  expect(await standing()).toMatchObject({ price: "900000.00", locked: ["price", "title"] });
  await under.crawl([changed({ price: 1_200_000, bedrooms: 2 }, "third")]);
  expect(await suggestions()).toMatchObject([{ field: "title" }]);
  await under.crawl([changed({ price: 1_250_000 }, "fourth")]);
  expect(await suggestions()).toMatchObject([{ field: "price", theirs: 1_250_000 }, { field: "title" }]);
});

test("A value that has changed since it was seen cannot be taken, nor a field without a suggestion", async () => {
  await editAndReadAgain();
  expect(await settle("price", 1_199_999, true)).toEqual([{ done: false }]);
  expect(await settle("bedrooms", 3, true)).toEqual([{ done: false }]);
  expect(await standing()).toMatchObject({ price: "900000.00" });
  const { id } = await standing();
  await expect(
    under.as("authenticated", visitorId, "select public.settle_suggestion($1, 'price', '1200000', true)", [
      id,
    ]),
  ).rejects.toThrow("This needs the right");
});

test("A type that an admin locked keeps a status that would contradict it away, and both are taken together", async () => {
  const rental = {
    property_type: "condo-for-rent",
    status: ["for-rent"],
    price: null,
    monthly_rental_price: 20_000,
  };
  await under.crawl([listingOutcome(1, rental)]);
  await admin("update public.listings set property_type = 'house-for-rent'");
  await under.crawl([changed({ property_type: "condo-for-sale", status: ["for-sale"], bedrooms: 2 })]);
  const offer = () => under.one("select property_type as type, status, bedrooms from public.listings");
  expect(await offer()).toEqual({ type: "house-for-rent", status: ["for-rent"], bedrooms: 2 });
  expect(await suggestions()).toMatchObject([
    { field: "property_type", theirs: "condo-for-sale" },
    { field: "status", theirs: ["for-sale"] },
  ]);
  expect(await settle("status", ["for-sale"], true)).toEqual([{ done: true }]);
  expect(await offer()).toMatchObject({ type: "condo-for-sale", status: ["for-sale"] });
  expect(await standing()).toMatchObject({ locked: [] });
});

test("Latitude and longitude are taken together", async () => {
  await under.crawl([listingOutcome(1, { latitude: 12.9, longitude: 100.8 })]);
  await admin("update public.listings set latitude = null, longitude = null");
  await under.crawl([changed({ latitude: 12.91, longitude: 100.88 })]);
  expect(await settle("latitude", 12.91, true)).toEqual([{ done: true }]);
  expect(await under.one("select latitude, longitude from public.listings")).toEqual({
    latitude: 12.91,
    longitude: 100.88,
  });
  expect(await suggestions()).toEqual([]);
});

test("A description that a source may no longer show is not suggested", async () => {
  await under.database.query("update public.scrape_sources set may_show_descriptions = true");
  await under.crawl([listingOutcome(1, { description: "Their words" })]);
  await admin("update public.listings set description = 'Our words'");
  await under.crawl([changed({ description: "Their newer words" })]);
  expect(await suggestions()).toMatchObject([{ field: "description", theirs: "Their newer words" }]);
  await under.database.query("update public.scrape_sources set may_show_descriptions = false");
  expect(await suggestions()).toEqual([]);
});
