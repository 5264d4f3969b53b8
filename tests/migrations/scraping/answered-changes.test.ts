/** What becomes of a listing whose page changed its offer or currency, or says what is hard to believe. */
import { expect, test } from "vitest";
import { adminId, listingOutcome, useScrapeDatabase } from "./scrape-database.ts";

const under = useScrapeDatabase();

type Page = { columns?: Record<string, unknown>; currency?: string | null; warnings?: string[] };

const pages = (many: number, pageOf: (index: number) => Page) =>
  Array.from({ length: many }, (_, index) => {
    const { columns = {}, currency = "THB", warnings = [] } = pageOf(index);
    return {
      ...listingOutcome(index + 1, columns),
      content_hash: JSON.stringify([columns, currency]),
      extracted: { listing: { currency }, fields: {}, warnings },
    };
  });
const sale: Page = { columns: { price: 3_000_000, monthly_rental_price: null } };
const rent: Page = {
  columns: {
    property_type: "condo-for-rent",
    status: ["for-rent"],
    price: null,
    monthly_rental_price: 20_000,
  },
};
const inDollars: Page = { columns: { price: null }, currency: "USD" };

type Asked = { total: number; fields: object; listings: { difference: object }[] };
const asAdmin = async <Answer>(call: string, ...parameters: unknown[]) => {
  const [row] = await under.as<{ answer: Answer }>(
    "authenticated",
    adminId,
    `select ${call} as answer`,
    parameters,
  );
  return row?.answer;
};
const askedBy = (run: string) => asAdmin<Asked>("public.asked_changes($1)", run);
const settle = (run: string, carryOut: boolean) =>
  asAdmin<number>("public.settle_changes($1, $2)", run, carryOut);
const stateOf = (run: string) =>
  under.one<{ state: string }>("select state from public.scrape_runs where id = $1", [run]);
const firstListing = () =>
  under.one<Record<string, unknown>>(
    `select property_type as type, price::float8, monthly_rental_price::float8 as rent, locked_fields as locked
     from public.listings join public.listing_origins on listing_id = listings.id where slug = 'home-1'`,
  );

test("A listing that is for rent now loses its sale price, and stays the source's", async () => {
  await under.crawl(pages(5, () => sale));
  const frozen = await under.crawl(pages(5, () => rent));
  const asked = await askedBy(frozen);
  expect(asked?.fields).toEqual({ status: 5, property_type: 5, price: 5, monthly_rental_price: 5 });
  expect(asked?.listings[0]?.difference).toMatchObject({ price: { from: 3_000_000, to: null } });
  expect(await settle(frozen, true)).toBe(5);
  expect(await firstListing()).toEqual({ type: "condo-for-rent", price: null, rent: 20_000, locked: [] });
  const back = await under.crawl(pages(5, () => sale));
  expect((await askedBy(back))?.listings[0]?.difference).toMatchObject({
    monthly_rental_price: { from: 20_000, to: null },
  });
});

test("A title that says the offer in words waits with it", async () => {
  const titled = (title: string, page: Page): Page => ({ ...page, columns: { ...page.columns, title } });
  await under.crawl(pages(5, () => titled("A home for sale", sale)));
  const frozen = await under.crawl(pages(5, () => titled("A home for rent", rent)));
  const titles = "select distinct title from public.listings";
  expect(await under.database.query(titles)).toEqual([{ title: "A home for sale" }]);
  await settle(frozen, true);
  expect(await under.database.query(titles)).toEqual([{ title: "A home for rent" }]);
});

test("Rolled back, a type returns only with a status that agrees with it", async () => {
  await under.crawl(pages(5, () => rent));
  const frozen = await under.crawl(pages(5, () => sale));
  await settle(frozen, true);
  await under.as(
    "authenticated",
    adminId,
    "update public.listings set status = '{sold}' where slug = 'home-1'",
  );
  await asAdmin("public.roll_back_run($1)", frozen);
  const offers = "select property_type as type, status from public.listings order by slug limit 2";
  expect(await under.database.query(offers)).toEqual([
    { type: "condo-for-sale", status: ["sold"] },
    { type: "condo-for-rent", status: ["for-rent"] },
  ]);
});

test("What an admin let a run change can be rolled back, but not before the answer", async () => {
  await under.crawl(pages(5, () => sale));
  const frozen = await under.crawl(pages(5, () => rent));
  await expect(asAdmin("public.roll_back_run($1)", frozen)).rejects.toThrow("answer it first");
  await settle(frozen, true);
  await asAdmin("public.roll_back_run($1)", frozen);
  expect(await firstListing()).toMatchObject({ type: "condo-for-sale", price: 3_000_000, rent: null });
});

test("Prices in another currency are asked about; refused, the baht stay and their return asks nothing", async () => {
  await under.crawl(pages(5, () => sale));
  const frozen = await under.crawl(pages(5, () => inDollars));
  expect((await askedBy(frozen))?.listings[0]?.difference).toEqual({
    currency: { from: "THB", to: "USD" },
    price: { from: 3_000_000, to: null },
  });
  await settle(frozen, false);
  expect(await firstListing()).toMatchObject({ price: 3_000_000 });
  const back = await under.crawl(pages(5, () => ({ columns: { price: 2_900_000 } })));
  expect(await stateOf(back)).toEqual({ state: "done" });
  expect(await firstListing()).toMatchObject({ price: 2_900_000 });
});

test("Prices that come back in baht are held until an admin has seen them", async () => {
  await under.crawl(pages(5, () => inDollars));
  const frozen = await under.crawl(pages(5, () => ({ columns: { price: 80_000 } })));
  expect(await stateOf(frozen)).toEqual({ state: "frozen" });
  expect(await firstListing()).toMatchObject({ price: null });
  await settle(frozen, true);
  expect(await firstListing()).toMatchObject({ price: 80_000, locked: [] });
});

test("A price that the reading warns of is never written without an admin; what is believable is", async () => {
  const unlikely: Page = { columns: { price: 9_900_000_000 }, warnings: ["price-unlikely"] };
  const sold: Page = { columns: { price: 3_000_000, status: ["sold"] } };
  await under.crawl(pages(10, () => sale));
  const run = await under.crawl(pages(10, (index) => [unlikely, sold][index] ?? sale));
  expect(await stateOf(run)).toEqual({ state: "frozen" });
  expect(await askedBy(run)).toMatchObject({ total: 1, fields: { price: 1 } });
  expect(await firstListing()).toMatchObject({ price: 3_000_000 });
  const gone = "select count(*)::int as many from public.listings where status = '{sold}'";
  expect(await under.one(gone)).toEqual({ many: 1 });
  await settle(run, true);
  expect(await firstListing()).toMatchObject({ price: 9_900_000_000 });
});

test("A first price that the reading warns of waits too", async () => {
  await under.crawl(pages(5, () => ({ columns: { price: null }, currency: null })));
  const one: Page = { columns: { price: 1 }, warnings: ["price-unlikely"] };
  const run = await under.crawl(
    pages(5, (index) => (index === 0 ? one : { columns: { price: null }, currency: null })),
  );
  expect(await stateOf(run)).toEqual({ state: "frozen" });
  expect(await firstListing()).toMatchObject({ price: null });
});

test("An answer acknowledges the alarm of its question", async () => {
  await under.crawl(pages(5, () => sale));
  const open = "select count(*)::int as many from public.scrape_alarms where acknowledged_at is null";
  const frozen = await under.crawl(pages(5, () => rent));
  expect(await under.one(open)).toEqual({ many: 1 });
  await settle(frozen, false);
  expect(await under.one(open)).toEqual({ many: 0 });
});
