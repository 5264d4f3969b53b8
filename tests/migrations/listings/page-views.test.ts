import { afterAll, beforeAll, expect, test } from "vitest";
import type { FoundListing, ListingInterest } from "../../../domain/listings/editable-listing.ts";
import { pattayaDay } from "../../../domain/places/pattaya-time.ts";
import type { Today } from "../../../domain/today.ts";
import type { LocalDatabase } from "../../../local/database/open.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";

let database: LocalDatabase;
let first: { id: string; slug: string };
let second: { id: string; slug: string };

const dayMs = 86_400_000;
const daysAgo = (days: number) => pattayaDay(new Date(Date.now() - days * dayMs));
const today = daysAgo(0);

beforeAll(async () => {
  database = await openSampleDatabase();
  const listings = await database.query<{ id: string; slug: string }>(
    "select id, slug from public.listings where publication = 'published' and not excluded order by slug limit 2",
  );
  [first, second] = listings as [typeof first, typeof first];
});
afterAll(() => database.close());

type Seen = { day: string; page: string; listing: string | null; language: string };

async function count(seen: Partial<Seen>[]): Promise<void> {
  const views = seen.map((view) => ({
    day: today,
    page: "property",
    listing: null,
    language: "en",
    ...view,
  }));
  await database.query("select public.count_views($1)", [JSON.stringify(views)]);
}

async function readViews() {
  return database.query<{
    day: string;
    page: string;
    listing_id: string | null;
    language: string;
    views: number;
  }>(
    "select day::text, page, listing_id, language, views from public.page_views order by day, page, listing_id, language",
  );
}

async function as<Answer>(
  name: keyof typeof sampleSignIns,
  sql: string,
  values: unknown[] = [],
): Promise<Answer> {
  const [user] = await database.query<{ id: string }>("select id from auth.users where email = $1", [
    sampleSignIns[name].email,
  ]);
  return database.transaction(async (run) => {
    await run(
      "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
      [JSON.stringify({ sub: user?.id, role: "authenticated" })],
    );
    const [row] = await run<{ answer: Answer }>(sql, values);
    if (!row) throw new Error("Nothing was answered.");
    return row.answer;
  });
}

test("A batch adds to the rows of its days, and a listing is named by its id or its address", async () => {
  await count([
    { listing: first.slug },
    { listing: first.id },
    { listing: first.slug, language: "de" },
    { page: "front-page" },
    { page: "front-page" },
    { page: "front-page", day: daysAgo(1) },
  ]);
  await count([{ listing: first.slug }, { page: "front-page" }]);
  const property = { day: today, page: "property", listing_id: first.id };
  expect(await readViews()).toEqual([
    { day: daysAgo(1), page: "front-page", listing_id: null, language: "en", views: 1 },
    { day: today, page: "front-page", listing_id: null, language: "en", views: 3 },
    { ...property, language: "de", views: 1 },
    { ...property, language: "en", views: 3 },
  ]);
});

test("A view of an address that is no published listing's is not counted", async () => {
  const [excluded] = await database.query<{ slug: string }>(
    "select slug from public.listings where excluded",
  );
  await database.query(
    "insert into public.listings (slug, title, property_type, status) values ('a-draft', 'A draft', 'condo-for-sale', array['for-sale'])",
  );
  const before = await readViews();
  await count([
    { listing: "a-draft" },
    { listing: excluded?.slug ?? "" },
    { listing: "no-such-home" },
    { listing: "00000000-0000-4000-8000-000000000000" },
    { listing: null },
    { page: "front-page", listing: first.slug },
  ]);
  expect(await readViews()).toEqual(before);
});

test("The list orders by the views of the last 30 days, page by page", async () => {
  await count([
    ...Array.from({ length: 5 }, () => ({ listing: second.slug })),
    { listing: first.slug, day: daysAgo(31) },
  ]);
  type Found = { listings: (FoundListing & { sort_value: string })[] };
  const find = (query: object) => as<Found>("admin", "select public.find_listings($1) as answer", [query]);
  const { listings } = await find({ sort: "views", limit: 1 });
  expect(listings).toMatchObject([{ id: second.id, views: 5 }]);
  const [last] = listings;
  const next = await find({ sort: "views", limit: 2, after: { value: last?.sort_value, id: last?.id } });
  expect(next.listings[0]).toMatchObject({ id: first.id, views: 4 });
  expect(next.listings[1]).toMatchObject({ views: 0 });
});

test("Today and the editor show the last 30 days; enquiries are unknown without the right to them", async () => {
  const { interest } = await as<Today>("admin", "select public.today() as answer");
  expect(interest?.days).toHaveLength(30);
  expect(interest?.days.slice(-2)).toEqual([1, 12]);
  expect(interest?.listings.slice(0, 2)).toMatchObject([
    { id: second.id, views: 5, enquiries: 0 },
    { id: first.id, views: 4, enquiries: 0 },
  ]);
  expect((await as<Today>("agent", "select public.today() as answer")).interest).toBeUndefined();
  const asked = "select public.listing_interest($1) as answer";
  const ofHome = await as<ListingInterest>("admin", asked, [second.id]);
  expect(ofHome.days.at(-1)).toBe(5);
  expect(ofHome).toMatchObject({ enquiries: 0, open: [] });
  await expect(as("agent", asked, [second.id])).rejects.toMatchObject({ code: "42501" });
});

test("The editor shows who still waits for the home, those with a viewing first, and nobody who is done", async () => {
  const soon = new Date(Date.now() + dayMs).toISOString();
  await database.query(
    `insert into public.leads (reference, kind, name, email, reach_by, consent, fingerprint, sender, due_at, listing_id, state)
     select 'WAIT-' || place || '222', kind, name, 'a@example.com', 'email', 'v1', 'fingerprint of wait ' || place,
       'sender of waiting ' || place, now(), $1, state
     from (values (2, 'contact', 'Asks', 'new'), (3, 'viewing', 'Comes tomorrow', 'viewing'),
       (4, 'contact', 'Has signed', 'contract'), (5, 'offer', 'Offers one', 'new')) as made (place, kind, name, state)`,
    [second.id],
  );
  await database.query(
    `insert into public.viewings (lead_id, listing_id, starts_at, status)
     select id, listing_id, $1, 'planned' from public.leads where name = 'Comes tomorrow'`,
    [soon],
  );
  const asked = "select public.listing_interest($1) as answer";
  const { open } = await as<ListingInterest>("admin", asked, [second.id]);
  expect(open?.map(({ name, state, viewingAt }) => [name, state, viewingAt !== null])).toEqual([
    ["Comes tomorrow", "viewing", true],
    ["Asks", "new", false],
  ]);
});

test("Only admins with the right to listings see the rows, and only the office Worker writes them", async () => {
  const counted = "select count(*)::int as answer from public.page_views";
  expect(await as<number>("editor", counted)).toBeGreaterThan(0);
  expect(await as<number>("agent", counted)).toBe(0);
  expect(await as<number>("visitor", counted)).toBe(0);
  const write =
    "insert into public.page_views values (current_date, 'finance', null, 'en', 1) returning views as answer";
  await expect(as("admin", write)).rejects.toMatchObject({ code: "42501" });
  await expect(as("admin", "select public.count_views('[]') as answer")).rejects.toMatchObject({
    code: "42501",
  });
});
