/** The filter of the snapshot is the rule of the SQL: both are asked the same, and must answer the same. */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { amenities } from "../../../../domain/listings/amenities.ts";
import type { CatalogueSnapshot } from "../../../../domain/listings/catalogue/catalogue-snapshot.ts";
import { listingStatuses, propertyTypes, typeFamilies } from "../../../../domain/listings/listing.ts";
import { type ListingRow, toProperty } from "../../../../domain/listings/listing-row.ts";
import { filterListings } from "../../../../domain/listings/query/filter-listings.ts";
import {
  type ListingQuery,
  bedroomChoices,
  readListingQuery,
} from "../../../../domain/listings/query/listing-query.ts";
import { listingSorts, writeCursor } from "../../../../domain/listings/query/listing-sorts.ts";
import { tenures } from "../../../../domain/listings/tenure.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { toSearch } from "../../../../worker/backend/to-search.ts";
import { type SearchScene, isPublic, openSearchScene } from "./search-scene.ts";

const owner = {
  downPayment: 150_000,
  months: 48,
  premiumPercent: 12.5,
  interestPercent: 4,
  forfeiturePercent: null,
};
const site = { ...defaultSite, terms: { ...defaultSite.terms, rentToOwn: owner } };

let scene: SearchScene;
let snapshot: Pick<CatalogueSnapshot, "listings" | "searchTexts">;
beforeAll(async () => {
  scene = await openSearchScene();
  const { database } = scene;
  const terms = JSON.stringify({ rentToOwn: owner, sellerFinance: owner });
  await database.script(`
    insert into settings (section, version, value, saved_by)
    values ('terms', 1, '${terms}', '00000000-0000-4000-8000-00000000000a');
    update listings set price = null, square_meters = null where slug like 'home-%5';
    update listings set bathrooms = null, tenure = null, area = null where slug like 'home-%7';
    update listings set finance_months = 1 + length(slug), finance_interest_percent = 0 where slug like 'home-1%';
    update listings set status = '{for-sale,for-rent,finance-available}' where slug like 'home-%2' and price is not null;
    update listings set status = '{sold}' where slug like 'home-%8';
    update listings set bedrooms = null, latitude = null, longitude = null where slug like 'home-%1';
    update listings set created_at = created_at + interval '1 microsecond' where slug like 'home-3%';
    insert into listing_translations (listing_id, locale, title, description)
    select id, 'th', 'คอนโดใกล้ทะเล', 'ห้องกว้าง เดินถึงทะเลได้' from listings where slug like 'home-2%' union all
    select id, 'zh', '海景公寓', '步行到沙滩，靠近市场' from listings where slug like 'home-4%' union all
    select id, 'de', 'Straße am Meer', 'Größe passt, Café nebenan' from listings where slug like 'home-6%';`);
  const rows = await database.query<{ row: ListingRow }>(`
    select public_listing(l) as row from listings as l where ${isPublic} order by created_at desc, id desc`);
  const texts = await database.query<{ id: string; names: string; words: string }>(
    "select id, names, words from searched_listings",
  );
  snapshot = {
    listings: rows.map(({ row }) => toProperty(row)),
    searchTexts: Object.fromEntries(texts.map(({ id, names, words }) => [id, { names, words }])),
  };
});
afterAll(() => scene.database.close());

/** Whole, unfinished and missing words, accents, and parts of words that are written without spaces. */
const texts = [
  "market",
  "quiet maple",
  "maple quie",
  "home number 12",
  "near the",
  "s",
  "strasse",
  "grosse cafe",
  "CAFÉ Straße",
  "ทะเล",
  "ใกล้ทะเล",
  "วิวทะเล condo",
  "ล้ท",
  "จอมเทียน",
  "กว้าง jomtien",
  "海景",
  "滩",
  "海景沙滩",
  "中天 home",
  "студия",
  "бассей",
  "джомтьен",
  "zzzz",
];
const some = <Value extends string>(values: readonly Value[]) =>
  fc
    .subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) })
    .map((chosen) => chosen.join(","));
const amount = (most: number) => fc.integer({ min: 0, max: most }).map(String);
const degrees = fc.integer({ min: 0, max: 120 });
const box = fc
  .tuple(degrees, degrees, degrees, degrees)
  .map(([x, y, width, height]) =>
    [100.8 + x / 1e3, 12.8 + y / 1e3, 100.8 + (x + width) / 1e3, 12.8 + (y + height) / 1e3]
      .map((one) => one.toFixed(4))
      .join(","),
  );
const drawn = fc
  .array(fc.tuple(degrees, degrees), { minLength: 3, maxLength: 6 })
  .map((corners) =>
    corners.map(([x, y]) => `${(100.8003 + x / 1e3).toFixed(4)},${(12.8003 + y / 1e3).toFixed(4)}`).join(","),
  );

const address = fc.record(
  {
    type: fc.constantFrom(...Object.keys(typeFamilies), ...propertyTypes),
    status: some(listingStatuses),
    area: some(["jomtien", "naklua", "pratumnak", "wongamat"]),
    bedrooms: some(bedroomChoices),
    bathrooms: fc.integer({ min: 1, max: 4 }).map(String),
    tenure: some(tenures),
    amenities: some(amenities.filter((one) => one === "sea-view" || one === "parking")),
    minPrice: amount(1_300_000),
    maxPrice: amount(1_500_000),
    minMonthly: amount(20_000),
    maxMonthly: amount(40_000),
    currency: fc.constantFrom("THB", "EUR"),
    minSize: amount(100),
    maxSize: amount(150),
    box,
    drawn,
    featured: fc.constant("true"),
    q: fc.constantFrom(...texts),
  },
  { requiredKeys: [] },
);
/** Few filters at once, or nothing would be found. */
const query = fc
  .tuple(
    address,
    fc.integer({ min: 0, max: 3 }),
    fc.infiniteStream(fc.nat()),
    fc.constantFrom(...listingSorts),
    fc.constantFrom(1, 3, 10, 96),
  )
  .map(([filters, most, order, sort, limit]) => {
    const chosen = Object.entries(filters)
      .map((filter) => ({ filter, by: order.next().value ?? 0 }))
      .toSorted((a, b) => a.by - b.by)
      .slice(0, most)
      .map(({ filter }) => filter);
    const parameters = new URLSearchParams(Object.fromEntries(chosen));
    return readListingQuery(new URLSearchParams([...parameters, ["sort", sort], ["limit", String(limit)]]));
  });

type Page = { ids: string[]; total: number; next: string | undefined };

async function askDatabase(asked: ListingQuery): Promise<Page> {
  const { listings, total, next } = await scene.search(
    JSON.parse(JSON.stringify(toSearch(asked, site.rates))),
  );
  return { ids: listings.map(({ id }) => id), total, next: next?.id };
}

function askSnapshot(asked: ListingQuery): Page & { cursor: string | undefined } {
  const { listings, total, next } = filterListings(snapshot, asked, site);
  return { ids: listings.map(({ id }) => id), total, next: next?.split("_")[1], cursor: next ?? undefined };
}

test("Whatever is asked, in whatever order, the snapshot answers what the database answers, page after page", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      let page = askSnapshot(asked);
      for (let pages = 0; pages < 3; pages += 1) {
        const { cursor, ...here } = page;
        expect(here).toEqual(await askDatabase(asked));
        found += here.ids.length;
        if (!cursor) break;
        asked = { ...asked, after: cursor };
        page = askSnapshot(asked);
      }
    }),
    { numRuns: 400 },
  );
  expect(found).toBeGreaterThan(1000);
});

test("Every order and every text is asked at least once, to its last home", async () => {
  for (const sort of listingSorts) {
    for (const q of sort === "relevance" ? texts : [undefined, "ทะเล", "home"]) {
      const asked = { q, sort, limit: 96 };
      const { cursor: _, ...here } = askSnapshot(asked);
      expect({ sort, q, ...here }).toEqual({ sort, q, ...(await askDatabase(asked)) });
    }
  }
  expect(askSnapshot({ q: "ทะเล" }).total).toBeGreaterThan(5);
});

test("A cursor of the database continues in the snapshot, and one of the snapshot in the database", async () => {
  for (const sort of listingSorts) {
    const q = sort === "relevance" ? "home" : undefined;
    const asked = { q, sort, limit: 7 };
    const { next } = await scene.search(JSON.parse(JSON.stringify(toSearch(asked, site.rates))));
    if (!next) throw new Error("There is no second page.");
    const ofDatabase = { ...asked, after: writeCursor(next) };
    const ofSnapshot = { ...asked, after: filterListings(snapshot, asked, site).next ?? "" };
    expect({ sort, ids: askSnapshot(ofDatabase).ids, next }).toEqual({
      sort,
      ids: (await askDatabase(ofSnapshot)).ids,
      next,
    });
  }
});
