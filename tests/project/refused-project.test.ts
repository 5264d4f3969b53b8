/** A project that somebody uses is refused before anything is added to it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";
import { seed } from "../../local/seed/seed.ts";
import { refuseForeignHomes } from "./project.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
  await seed(database, "http://127.0.0.1:4100");
});
afterAll(() => database.close());

const listing = { id: "00000000-0000-4000-8000-0000000000f1", slug: "somebodys-home" };
const addHome = (publication: string) =>
  database.query(
    `insert into public.listings (id, slug, title, property_type, status, publication)
     values ($1, $2, 'A home', 'condo-for-sale', array['for-sale'], $3)`,
    [listing.id, listing.slug, publication],
  );

test("A project with the samples alone is taken, also with what the tests' own source left in review", async () => {
  await refuseForeignHomes({ database });
  await addHome("review");
  await database.query(
    `insert into public.listing_origins (listing_id, source_id, external_id, source_url, content_hash, extracted)
     select $1, id, 'x', 'http://127.0.0.1:4100/x', repeat('0', 64), '{}' from public.scrape_sources limit 1`,
    [listing.id],
  );
  await refuseForeignHomes({ database });
});

test("A home of its own is refused, in review too, and so is a person who works in its office", async () => {
  await database.query("delete from public.listing_origins where listing_id = $1", [listing.id]);
  await expect(refuseForeignHomes({ database })).rejects.toThrow("homes of its own (somebodys-home)");
  await database.query("delete from public.listings where id = $1", [listing.id]);
  const person = "00000000-0000-4000-8000-0000000000f2";
  await database.query("insert into auth.users (id, email) values ($1, 'owner@agency.example')", [person]);
  await database.query("insert into public.admins (user_id, role) values ($1, 'owner')", [person]);
  await expect(refuseForeignHomes({ database })).rejects.toThrow("people of its own (owner@agency.example)");
});
