import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { areas } from "../../domain/places/areas.ts";
import { isExcludedTitle } from "../../domain/listings/listing-exclusion.ts";
import { type ListingStatus, listingStatuses, propertyTypes } from "../../domain/listings/listing.ts";
import { tenures } from "../../domain/listings/tenure.ts";
import { isAmenity } from "../../domain/listings/amenities.ts";
import { type Backend, startBackend } from "../../local/backend.ts";
import { sampleListings } from "../../local/seed/listings/sample-listings.ts";
import { openSampleDatabase } from "../../local/seed/sample-database.ts";
import { sampleSignIns, seed } from "../../local/seed/seed.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
  await seed(backend.database, "http://127.0.0.1:4999");
});
afterAll(() => backend.close());

test("The sample has every type, status, area and language, with prices from 0.9 to 18 million", () => {
  const shown = sampleListings.filter((sample) => !isExcludedTitle(sample.title));
  expect(shown.length).toBeGreaterThanOrEqual(28);
  expect(sampleListings.length).toBe(shown.length + 1);
  expect(new Set(shown.map((sample) => sample.type))).toEqual(new Set(propertyTypes));
  expect(new Set(shown.flatMap((sample) => sample.status))).toEqual(new Set(listingStatuses));
  expect(new Set(shown.map((sample) => sample.area))).toEqual(new Set(areas.map((area) => area.slug)));
  expect(new Set(shown.map((sample) => sample.language ?? "en")).size).toBe(6);
  const prices = shown.flatMap((sample) => sample.price ?? []);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([900_000, 18_000_000]);
  expect(shown.filter((sample) => sample.featured).length).toBeGreaterThanOrEqual(5);
  expect(shown.some((sample) => sample.price === undefined && sample.monthly === undefined)).toBe(true);
});

test("Every menu entry, every section of the front page and every tenure has homes, and two buildings have four", () => {
  const shown = sampleListings.filter((sample) => !isExcludedTitle(sample.title));
  const count = (kind: string, status: ListingStatus) =>
    shown.filter((home) => home.type.startsWith(kind) && home.status.includes(status)).length;
  expect(count("condo", "for-sale")).toBeGreaterThanOrEqual(6);
  expect(count("condo", "for-rent")).toBeGreaterThanOrEqual(3);
  expect(count("condo", "finance-available")).toBeGreaterThanOrEqual(6);
  expect(count("house", "for-sale")).toBeGreaterThanOrEqual(6);
  expect(shown.filter(({ type }) => type === "condo-for-sale").length).toBeGreaterThanOrEqual(8);
  expect(new Set(shown.flatMap(({ tenure }) => tenure ?? []))).toEqual(new Set(tenures));
  expect(shown.some(({ tenure }) => tenure === undefined)).toBe(true);
  const buildings = Map.groupBy(
    shown.filter(({ project }) => project),
    ({ project }) => project,
  );
  expect([...buildings.values()].filter((homes) => homes.length >= 4).length).toBeGreaterThanOrEqual(2);
});

test("Descriptions have 60 to 150 words and no exclamation mark", () => {
  for (const { slug, description, language = "en" } of sampleListings) {
    const words = [...new Intl.Segmenter(language, { granularity: "word" }).segment(description)].filter(
      (part) => part.isWordLike,
    ).length;
    expect(words, slug).toBeGreaterThanOrEqual(60);
    expect(words, slug).toBeLessThanOrEqual(150);
    expect(description, slug).not.toMatch(/[!！]/);
  }
});

test("Every listing that is shown has a title and a description in all other languages, short and in their own script", async () => {
  const { data } = await createClient(backend.url, backend.publishableKey)
    .from("listing_translations")
    .select("locale,title,description");
  expect(data?.length).toBe((sampleListings.length - 1) * 5);
  const scripts: Record<string, RegExp> = {
    th: /\p{Script=Thai}/u,
    zh: /\p{Script=Han}/u,
    ru: /\p{Script=Cyrillic}/u,
  };
  for (const { locale, title, description } of data ?? []) {
    expect([...title].length, title).toBeLessThanOrEqual(locale === "zh" ? 30 : 60);
    for (const text of [title, description]) {
      expect(text, title).toMatch(scripts[locale] ?? /\p{Script=Latin}/u);
      expect(text, title).not.toMatch(/[!！]/u);
    }
  }
});

test("Anonymous visitors see all listings except the excluded one, each with four to seven pictures", async () => {
  const { data } = await createClient(backend.url, backend.publishableKey)
    .from("listings")
    .select("title,images,amenities,is_sample,created_at");
  expect(data?.length).toBe(sampleListings.length - 1);
  expect(data?.some((row) => isExcludedTitle(row.title))).toBe(false);
  for (const row of data ?? []) {
    expect(row.is_sample).toBe(true);
    expect(row.images.length).toBeGreaterThanOrEqual(4);
    expect(row.images.length).toBeLessThanOrEqual(7);
    expect(new Set(row.images).size).toBe(row.images.length);
    expect(row.images.every((image: string) => /^\/pictures\/[a-z0-9-]+$/.test(image))).toBe(true);
    expect(row.amenities.every(isAmenity)).toBe(true);
    expect(row.created_at).toMatch(/^2026-/);
  }
});

test("Some listings have earlier prices, and the newest price point is the current price", async () => {
  const { data } = await createClient(backend.url, backend.publishableKey)
    .from("listings")
    .select("slug,price,monthly_rental_price,listing_price_points(price,monthly_rental_price,since)")
    .order("since", { referencedTable: "listing_price_points", ascending: false });
  const repriced = data?.filter(({ listing_price_points: points }) => points.length > 1) ?? [];
  expect(repriced.length).toBe(sampleListings.filter(({ formerly }) => formerly).length);
  expect(repriced.length).toBeGreaterThanOrEqual(8);
  for (const { slug, price, monthly_rental_price, listing_price_points: points } of repriced) {
    expect(points[0], slug).toMatchObject({ price, monthly_rental_price });
    expect(points[1], slug).not.toMatchObject({ price, monthly_rental_price });
  }
});

test("The sample users can sign in, each with the rights of the role", async () => {
  for (const [name, rights] of [
    [
      "admin",
      [
        "contracts",
        "enquiries",
        "erasure",
        "listings",
        "own_contracts",
        "own_enquiries",
        "own_listings",
        "people",
        "scraper",
        "see_contracts",
        "settings",
        "texts",
      ],
    ],
    [
      "editor",
      [
        "enquiries",
        "listings",
        "own_contracts",
        "own_enquiries",
        "own_listings",
        "scraper",
        "see_contracts",
        "texts",
      ],
    ],
    ["agent", ["own_contracts", "own_enquiries", "own_listings"]],
    ["visitor", []],
  ] as const) {
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } });
    const { error } = await client.auth.signInWithPassword(sampleSignIns[name]);
    expect(error).toBeNull();
    expect((await client.rpc("my_rights")).data).toEqual(rights);
    expect((await client.rpc("is_admin")).data).toBe(rights.length > 0);
  }
});

test("The copied database of the tests has the same rows as a seeded one", async () => {
  const copy = await openSampleDatabase("http://127.0.0.1:4999");
  onTestFinished(() => copy.close());
  for (const [table, columns] of [
    ["public.listings", "*"],
    ["public.listing_translations", "*"],
    ["public.listing_price_points", "listing_id, price, monthly_rental_price, since"],
    ["public.scrape_sources", "name, start_urls, sitemap_url, allowed_hosts"],
    ["public.searched_listings", "*"],
    ["auth.users", "email, created_at, raw_app_meta_data"],
  ]) {
    const query = `select coalesce(jsonb_agg(rows order by rows::text), '[]') as rows
                   from (select to_jsonb(one) as rows from (select ${columns} from ${table}) as one) as all_rows`;
    const [copied] = await copy.query<{ rows: unknown[] }>(query);
    const [seeded] = await backend.database.query<{ rows: unknown[] }>(query);
    expect(copied?.rows.length, table).toBeGreaterThan(0);
    expect(copied?.rows, table).toEqual(seeded?.rows);
  }
});

test("Seeding again changes only the addresses of the outside site", async () => {
  const client = createClient(backend.url, backend.secretKey);
  const { count: pricePoints } = await client
    .from("listing_price_points")
    .select("*", { count: "exact", head: true });
  await seed(backend.database, "http://127.0.0.1:4998");
  const { count } = await client.from("listings").select("*", { count: "exact", head: true });
  expect(count).toBe(sampleListings.length);
  const points = await client.from("listing_price_points").select("*", { count: "exact", head: true });
  expect(points.count).toBe(pricePoints);
  const { data } = await client
    .from("scrape_sources")
    .select("name,start_urls,sitemap_url,allowed_hosts")
    .single();
  expect(data).toEqual({
    name: "Siam Shore Homes (sample outside site)",
    start_urls: ["http://127.0.0.1:4998/homes"],
    sitemap_url: "http://127.0.0.1:4998/sitemap.xml",
    allowed_hosts: ["127.0.0.1:4998"],
  });
});

test("A sample's own terms are those of its home", async () => {
  const own = sampleListings.flatMap(({ slug, finance }) =>
    finance ? [{ slug, finance_down_payment: finance.down, finance_months: finance.months }] : [],
  );
  const rows = await backend.database.query(
    `select slug, finance_down_payment::int, finance_months::int from public.listings
     where finance_months is not null order by slug`,
  );
  expect(own.length).toBeGreaterThanOrEqual(7);
  expect(rows).toEqual(own.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)));
});
