import { afterAll, beforeAll, expect, test } from "vitest";
import { rateCompleteness } from "../../../domain/listings/completeness.ts";
import type { ListingFields } from "../../../domain/listings/listing-fields.ts";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
  await database.query(
    `insert into public.listings (slug, title, property_type, status) values
       ('bare', 'A bare home', 'house-for-rent', array['for-rent']),
       ('financed', 'A financed home', 'condo-with-finance', array['finance-available'])`,
  );
});
afterAll(() => database.close());

test("The database and the editor rate a listing's completeness alike", async () => {
  const rows = await database.query<{ listing: ListingFields; rated: number }>(
    "select to_jsonb(listings) as listing, public.listing_completeness(listings) as rated from public.listings",
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { listing, rated } of rows)
    expect([listing.title, rateCompleteness(listing)]).toEqual([listing.title, rated]);
  expect(new Set(rows.map(({ rated }) => rated)).size).toBeGreaterThan(5);
});

test("Only pictures that nothing shows any more are orphans, and only after a day", async () => {
  const id = "00000000-0000-4000-8000-0000000000aa";
  await database.query("insert into auth.users (id, email) values ($1, 'o@site.test')", [id]);
  for (const [name, age] of [
    ["shown", "2 days"],
    ["drafted", "2 days"],
    ["kept-for-undo", "2 days"],
    ["portrait", "2 days"],
    ["orphan", "2 days"],
    ["new", "1 hour"],
  ])
    await database.query(
      "insert into storage.objects (bucket_id, name, created_at) values ('listing-images', $1, now() - $2::interval)",
      [`uploads/${id}/${name}.jpg`, age],
    );
  await database.query(
    "insert into storage.objects (bucket_id, name, created_at) values ('listing-images', 'scraped.jpg', now() - interval '9 days')",
  );
  await database.query("update public.listings set images = array[$1] where slug = 'bare'", [
    `/img/uploads/${id}/shown.jpg`,
  ]);
  await database.query(
    "insert into public.listing_drafts (listing_id, admin_id, changes) values ($1, $1, $2)",
    [id, { images: [`/img/uploads/${id}/drafted.jpg`] }],
  );
  await database.query(
    `insert into public.listing_saves (listing_id, admin_id, before, after, transaction)
     select id, $1, $2, '{}', 1 from public.listings where slug = 'bare'`,
    [id, { images: [`/img/uploads/${id}/kept-for-undo.jpg`] }],
  );
  await database.query(
    "insert into public.settings (section, version, value, saved_by) values ('people', 1, $1, $2)",
    [{ people: [{ name: "Ploy", role: { en: "Agent" }, portrait: `/img/uploads/${id}/portrait.jpg` }] }, id],
  );
  expect(await database.query("select public.orphan_pictures() as name")).toEqual([
    { name: `uploads/${id}/orphan.jpg` },
  ]);
});
