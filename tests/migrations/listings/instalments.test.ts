import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSchedule, toBaht } from "../../../domain/finance/finance.ts";
import { type KnownTerms, planOf, unknownTerms } from "../../../domain/finance/finance-terms.ts";
import { planOfListing } from "../../../domain/finance/plan-of-listing.ts";
import { type ListingRow, toProperty } from "../../../domain/listings/listing-row.ts";
import { monthlySumOf } from "../../../domain/listings/monthly-sum.ts";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
const terms = {
  downPayment: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000_000 })),
  months: fc.oneof(fc.constantFrom(1, 2, 12, 60), fc.integer({ min: 1, max: 480 })),
  premiumPercent: fc.oneof(fc.constant(0), hundredths(0, 100)),
  interestPercent: fc.oneof(fc.constant(0), hundredths(0, 50)),
  forfeiturePercent: hundredths(0, 100),
};
const price = fc.oneof(fc.integer({ min: 1, max: 100_000_000 }), hundredths(1, 5_000_000));

test("The first instalment in SQL is that of buildSchedule, to the satang", async () => {
  const drawn = fc.sample(fc.record({ price, ...terms }), 5_000);
  const rows = await database.query<{ instalment: number }>(
    `select first_instalment(price, "downPayment", months, "premiumPercent", "interestPercent")::float8 as instalment
     from jsonb_to_recordset($1) as drawn
       (price numeric, "downPayment" numeric, months integer, "premiumPercent" numeric, "interestPercent" numeric)`,
    [drawn],
  );
  const wrong = drawn.flatMap(({ price: cash, ...plan }, index) => {
    const ours = toBaht(buildSchedule(planOf(cash, plan)).instalments[0]?.payment ?? 0);
    const theirs = rows[index]?.instalment;
    return ours === theirs ? [] : [{ cash, plan, ours, theirs }];
  });
  expect(wrong).toEqual([]);
  expect(rows.length).toBe(5_000);
});

const known: fc.Arbitrary<KnownTerms> = fc.record({
  downPayment: fc.option(terms.downPayment),
  months: fc.option(terms.months.map((months) => Math.min(months, 360))),
  premiumPercent: fc.option(terms.premiumPercent),
  interestPercent: fc.option(terms.interestPercent),
  forfeiturePercent: fc.option(terms.forfeiturePercent),
});
const home = fc.record({
  price: fc.option(price),
  rent: fc.option(fc.integer({ min: 1, max: 90_000 })),
  status: fc.constantFrom(
    "{for-sale,finance-available}",
    "{for-sale,for-rent,finance-available}",
    "{finance-available,rented}",
    "{for-rent}",
    "{for-sale}",
    "{rented}",
    "{sold}",
  ),
  terms: known,
});

async function expectSumsOfDomain(owner: KnownTerms): Promise<void> {
  const rows = await database.query<{
    row: ListingRow;
    instalment: number | null;
    is_example: boolean | null;
    sum: number | null;
  }>(
    `select public_listing(l) as row, monthly_instalment::float8 as instalment, instalment_is_example as is_example,
       monthly_sum::float8 as sum
     from listings as l join searched_listings using (id) order by l.slug`,
  );
  expect(rows.length).toBe(80);
  for (const { row, instalment, is_example: isExample, sum } of rows) {
    const property = toProperty(row);
    const plan = planOfListing(property, owner);
    expect({ terms: property.financeTerms, instalment, isExample, sum }).toEqual({
      terms: property.financeTerms,
      instalment: plan ? toBaht(plan.instalment) : null,
      isExample: plan ? plan.resolved.isExample : null,
      sum: monthlySumOf(property, owner),
    });
  }
}

test("Each save of a home and each change of the owner's terms writes what the pages work out", async () => {
  const homes = fc.sample(home, 80);
  await database.query(
    `insert into listings (slug, title, property_type, publication, price, monthly_rental_price, status, finance_down_payment,
       finance_months, finance_premium_percent, finance_interest_percent, finance_forfeiture_percent)
     select 'home-' || n, 'A home', case when status = '{for-rent}' then 'condo-for-rent' else 'condo-for-sale' end, 'published', price, rent, status, (terms ->> 'downPayment')::numeric,
       (terms ->> 'months')::smallint, (terms ->> 'premiumPercent')::numeric, (terms ->> 'interestPercent')::numeric,
       (terms ->> 'forfeiturePercent')::numeric
     from jsonb_to_recordset($1) as drawn (n integer, price numeric, rent numeric, status text[], terms jsonb)`,
    [homes.map((one, n) => ({ n, ...one }))],
  );
  await expectSumsOfDomain(unknownTerms);
  const updated = "select max(updated_at)::text as at from listings";
  const before = await database.query(updated);
  let owner = unknownTerms;
  for (const [index, one] of fc.sample(known, 3).entries()) {
    owner = one;
    await database.query(
      "insert into settings (section, version, value, saved_by) values ('terms', $1, $2, gen_random_uuid())",
      [index + 1, { rentToOwn: owner, sellerFinance: unknownTerms }],
    );
    await expectSumsOfDomain(owner);
  }
  // Nobody has changed a home.
  expect(await database.query(updated)).toEqual(before);
  await database.script(
    "update listings set price = price + 1000, finance_months = 24, finance_down_payment = null",
  );
  await expectSumsOfDomain(owner);
});

test("The front page names the lowest instalment on somebody's terms; an example only where there is no other", async () => {
  const lowest = async () => {
    const [answer] = await database.query<{ slugs: string[] }>(
      "select jsonb_path_query_array(front_page_listings(), '$.lowestMonthly[*].slug') as slugs",
    );
    return answer?.slugs;
  };
  await database.script("delete from listings");
  await database.query(
    "insert into settings (section, version, value, saved_by) values ('terms', 10, $1, gen_random_uuid())",
    [{ rentToOwn: unknownTerms, sellerFinance: unknownTerms }],
  );
  expect(await lowest()).toEqual([]);
  const add = (slug: string, price: number, tenure: string, premium: number | null) =>
    database.query(
      `insert into listings (slug, title, property_type, publication, price, status, tenure, finance_down_payment,
         finance_months, finance_premium_percent, finance_interest_percent, finance_forfeiture_percent)
       values ($1, 'A home', 'condo-with-finance', 'published', $2, '{for-sale,finance-available}', $3, 200000, 60, $4, 0, 100)`,
      [slug, price, tenure, premium],
    );
  await add("example", 1_000_000, "foreign-quota", null);
  await add("thai", 900_000, "thai-quota", 10);
  expect(await lowest()).toEqual(["example"]);
  await add("stated", 2_000_000, "foreign-quota", 10);
  expect(await lowest()).toEqual(["stated"]);
  await add("lower", 1_500_000, "foreign-quota", 10);
  expect(await lowest()).toEqual(["lower"]);
  await database.script("update listings set publication = 'withdrawn' where slug = 'lower'");
  expect(await lowest()).toEqual(["stated"]);
});
