import { afterAll, beforeAll, expect, test } from "vitest";
import {
  adminId,
  type ScrapeDatabaseUnderTest,
  listingOutcome,
  openScrapeDatabase,
} from "../scraping/scrape-database.ts";

let under: ScrapeDatabaseUnderTest;
beforeAll(async () => {
  under = await openScrapeDatabase();
});
afterAll(() => under.database.close());

type Saved = {
  outcome: string;
  listing: { id: string; updated_at: string; price: number; [field: string]: unknown };
};

async function save(
  id: string,
  seen: string | null,
  changes: object,
  name = "",
  endsDraft = true,
): Promise<Saved> {
  const [row] = await under.as<{ saved: Saved }>(
    "authenticated",
    adminId,
    "select public.save_listing($1, $2, $3, $4, $5) as saved",
    [id, seen, JSON.stringify(changes), name, endsDraft],
  );
  if (!row) throw new Error("save_listing answered nothing.");
  return row.saved;
}
const added = (title: string) => {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const changes = { title, slug, property_type: "condo-for-sale", status: ["for-sale"], price: 1000 };
  return save(crypto.randomUUID(), null, changes, "", false);
};

test("A listing is added once, however often the same request comes", async () => {
  const { outcome, listing } = await added("Added once");
  expect([outcome, listing.price]).toEqual(["saved", 1000]);
  const again = await save(listing.id, null, {
    title: "Again",
    slug: "again",
    property_type: "x",
    status: [],
  });
  expect(again).toMatchObject({ outcome: "changed", listing: { title: "Added once" } });
  expect((await save(crypto.randomUUID(), listing.updated_at, { price: 1 })).outcome).toBe("missing");
});

test("A save of a version that is gone writes nothing, a text of another language included", async () => {
  const { listing } = await added("Two versions");
  const second = await save(listing.id, listing.updated_at, { "title.th": "สอง" });
  expect(second.listing).toMatchObject({ "title.th": "สอง", "description.th": "", picture_texts: {} });
  const late = await save(listing.id, listing.updated_at, { price: 5, "title.th": "สาย" });
  expect(late).toMatchObject({ outcome: "changed", listing: { price: 1000, "title.th": "สอง" } });
});

test("The scraper writes between two saves: the late one is refused, and the scraped field stays", async () => {
  await under.crawl([listingOutcome(1)]);
  const [read] = await under.database.query<{ id: string; updated_at: string }>(
    "select id, to_jsonb(updated_at) #>> '{}' as updated_at from public.listings where slug = 'home-1'",
  );
  if (!read) throw new Error("Nothing was crawled.");
  await under.crawl([{ ...listingOutcome(1, { price: 1_100_000 }), content_hash: "other" }]);
  const late = await save(read.id, read.updated_at, { bedrooms: 2 });
  expect(late).toMatchObject({ outcome: "changed", listing: { price: 1_100_000 } });
  const saved = await save(read.id, late.listing.updated_at, { bedrooms: 2 });
  expect(saved).toMatchObject({ outcome: "saved", listing: { price: 1_100_000, bedrooms: 2 } });
  // Only the touched fields are locked: the next run still writes the price.
  await under.crawl([{ ...listingOutcome(1, { price: 1_150_000, bedrooms: 3 }), content_hash: "third" }]);
  const [now] = await under.database.query("select price::int, bedrooms from public.listings where id = $1", [
    read.id,
  ]);
  expect(now).toEqual({ price: 1_150_000, bedrooms: 2 });
});

test("One transaction is one entry of the history, and the scraper's writes are named as its own", async () => {
  const { listing } = await added("With a history");
  const texts = { "/pictures/a": { en: "A room" } };
  await save(
    listing.id,
    listing.updated_at,
    { price: 2000, "title.de": "Mit Geschichte", picture_texts: texts },
    "Named",
  );
  const [row] = await under.as<{ history: object[] }>(
    "authenticated",
    adminId,
    "select public.listing_history($1) as history",
    [listing.id],
  );
  expect(row?.history).toMatchObject([
    {
      by: "a",
      name: "Named",
      is_run: false,
      before: { price: 1000, "title.de": null, picture_texts: null },
      after: { price: 2000, "title.de": "Mit Geschichte", picture_texts: texts },
    },
    { by: "a", before: {}, after: { title: "With a history" } },
  ]);
});

test("Bulk changes answer for each listing, and a refused one stops no other", async () => {
  const [one, two] = [(await added("Bulk one")).listing, (await added("Bulk two")).listing];
  await save(two.id, two.updated_at, { price: 7 });
  const items = [one, two, { id: crypto.randomUUID(), updated_at: one.updated_at }];
  const [row] = await under.as<{ results: { id: string; outcome: string }[] }>(
    "authenticated",
    adminId,
    "select public.save_listings($1, $2) as results",
    [
      JSON.stringify(items.map(({ id, updated_at: seen }) => ({ id, seen }))),
      JSON.stringify({ status: ["sold"] }),
    ],
  );
  const outcomeOf = (id: string | undefined) => row?.results.find((result) => result.id === id)?.outcome;
  expect(items.map(({ id }) => outcomeOf(id))).toEqual(["saved", "changed", "missing"]);
  const [refused] = await under.as<{ results: object[] }>(
    "authenticated",
    adminId,
    "select public.save_listings($1, $2) as results",
    [JSON.stringify([{ id: one.id, seen: one.updated_at }]), JSON.stringify({ status: ["nothing"] })],
  );
  expect(refused?.results).toMatchObject([{ outcome: "changed" }]);
});

test("A draft has one row and a version, and a save takes its fields out of it", async () => {
  const { listing } = await added("Half typed");
  const keep = async (version: number, changes: object) => {
    const [row] = await under.as<{ kept: { outcome: string; version?: number } }>(
      "authenticated",
      adminId,
      "select public.keep_listing_draft($1, $2, $3, '{}', $4) as kept",
      [listing.id, version, JSON.stringify(changes), listing.updated_at],
    );
    return row?.kept;
  };
  expect(await keep(0, { title: "Half", price: 3 })).toEqual({ outcome: "kept", version: 1 });
  expect(await keep(0, { title: "Other window" })).toMatchObject({
    outcome: "changed",
    draft: { version: 1 },
  });
  await save(listing.id, listing.updated_at, { price: 3 }, "", false);
  const drafts = () =>
    under.database.query("select version, changes from public.listing_drafts where listing_id = $1", [
      listing.id,
    ]);
  expect(await drafts()).toEqual([{ version: 2, changes: { title: "Half" } }]);
  const [now] = await under.database.query<{ at: string }>(
    "select to_jsonb(updated_at) #>> '{}' as at from public.listings where id = $1",
    [listing.id],
  );
  await save(listing.id, now?.at ?? "", { title: "Whole" });
  expect(await drafts()).toEqual([{ version: 3, changes: {} }]);
  expect(await keep(2, { title: "Sent before the save, arrived after it" })).toMatchObject({
    outcome: "changed",
    draft: { version: 3, changes: {} },
  });
  expect(await keep(3, { title: "Typed after the save" })).toEqual({ outcome: "kept", version: 4 });
});

test("Presence names the others, and an edit leaves an entry in the audit log", async () => {
  const { listing } = await added("Open twice");
  const other = "00000000-0000-4000-8000-00000000000c";
  await under.database.query(
    "insert into auth.users (id, email, raw_user_meta_data) values ($1, 'mali@site.test', '{\"name\": \"The Boss\"}')",
    [other],
  );
  await under.database.query("insert into public.admins (user_id, role) values ($1, 'editor')", [other]);
  const open = async (admin: string, leaving = false) => {
    const [row] = await under.as<{ presence: { others: string[]; updated_at: string } }>(
      "authenticated",
      admin,
      "select public.note_listing_presence($1, $2) as presence",
      [listing.id, leaving],
    );
    return row?.presence;
  };
  expect(await open(other)).toEqual({ others: [], updated_at: listing.updated_at, draft_version: null });
  expect((await open(adminId))?.others).toEqual(["mali"]);
  await under.database.query("update auth.users set email = null, phone = '66812345678' where id = $1", [
    other,
  ]);
  expect((await open(adminId))?.others).toEqual(["+66812345678"]);
  await under.database.query("update public.admins set person_name = 'Mali S.' where user_id = $1", [other]);
  expect((await open(adminId))?.others).toEqual(["Mali S."]);
  await open(other, true);
  expect((await open(adminId))?.others).toEqual([]);
  const entries = await under.database.query<{ action: string }>(
    "select action from public.audit_log where subject = 'listings' and subject_id = $1",
    [listing.id],
  );
  expect(entries).toEqual([{ action: "insert" }]);
});

test("Without the right to listings nothing is read or written", async () => {
  const { listing } = await added("Not for agents");
  const agent = "00000000-0000-4000-8000-00000000000d";
  await under.database.query("insert into auth.users (id, email) values ($1, 'g@site.test')", [agent]);
  await under.database.query("insert into public.admins (user_id, role) values ($1, 'agent')", [agent]);
  const asAgent = (sql: string) => under.as("authenticated", agent, sql, [listing.id]);
  await expect(asAgent("select public.read_listing($1)")).rejects.toThrow('the right "listings"');
  await expect(asAgent("select public.save_listing($1, null, '{}', '', true)")).rejects.toThrow(
    'the right "listings"',
  );
  expect(await asAgent("update public.listings set price = 1 where id = $1 returning id")).toEqual([]);
  await expect(
    asAgent("insert into public.listing_drafts (listing_id, changes) values ($1, '{}')"),
  ).rejects.toThrow("row-level security");
  await expect(
    under.as(
      "authenticated",
      agent,
      "insert into storage.objects (bucket_id, name) values ('listing-images', 'uploads/x.jpg')",
    ),
  ).rejects.toThrow("row-level security");
});
