/** A catalogue of 126 listings of every kind, and the ways to search it as a visitor. */
import { type LocalDatabase, openDatabase } from "../../../../local/database/open.ts";

export type Row = { id: string; title: string; price: number | null };
type Found = {
  listings: Row[];
  next: { key: string; id: string } | null;
  total: number;
  facets: Record<"type" | "status" | "area" | "bedrooms", Record<string, number>> | null;
};

export const isPublic = "publication = 'published' and not excluded";

/** What a month costs: the rent of a home to let, or an example's instalment, which has no interest. */
export const monthlySum = `least(case when 'for-rent' = any (status) then monthly_rental_price end,
  case when 'finance-available' = any (status) then round((price * 1.1 - 200000) / 60, 2) end)`;

/** What each order of the search is in SQL. */
export const sorts = {
  newest: "created_at desc, id desc",
  "price-up": "price asc nulls last, id",
  "price-down": "price desc nulls last, id desc",
  "monthly-up": `${monthlySum} asc nulls last, id`,
  "monthly-down": `${monthlySum} desc nulls last, id desc`,
  "size-up": "square_meters asc nulls last, id",
  "size-down": "square_meters desc nulls last, id desc",
  "persqm-up": "round(price / square_meters) asc nulls last, id",
  "persqm-down": "round(price / square_meters) desc nulls last, id desc",
  "yield-down":
    "case when 'for-sale' = any (status) then round(monthly_rental_price * 120000 / price) end desc nulls last, id desc",
};

export type SearchScene = Awaited<ReturnType<typeof openSearchScene>>;

export async function openSearchScene() {
  const database: LocalDatabase = await openDatabase();
  await database.script(`
    insert into listings (slug, title, description, language, property_type, status, area, condo_name, bedrooms,
      bathrooms, square_meters, price, monthly_rental_price, amenities, latitude, longitude, publication, created_at, tenure)
    select 'home-' || n, 'Quiet home number ' || n, 'Near the old market', 'en',
      (array['condo-for-sale', 'condo-for-rent', 'condo-with-finance', 'house-for-sale', 'house-for-rent'])[1 + n % 5],
      case n % 5 when 1 then array['for-rent'] when 2 then array['for-sale', 'finance-available'] when 4 then array['for-rent'] else array['for-sale'] end,
      (array['jomtien', 'naklua', 'pratumnak'])[1 + n % 3], 'Maple Court', n % 7, 1 + n % 3, 20 + n,
      case when n % 11 = 0 then null else 1000000 + 10000 * (n % 40) end, 10000 + 500 * (n % 20),
      case when n % 2 = 0 then array['sea-view', 'parking'] else array['parking'] end,
      12.80 + n * 0.001, 100.80 + n * 0.001,
      case when n % 10 = 0 then 'draft' else 'published' end,
      '2026-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 hour',
      case when n % 4 = 0 then 'leasehold' when n % 5 < 3 and n % 4 = 1 then 'thai-quota' end
    from generate_series(1, 120) as n;
    insert into listings (slug, title, language, property_type, status, area, publication) values
      ('thai', 'คอนโดวิวทะเล เขาพระตำหนัก', 'th', 'condo-for-sale', '{for-sale}', 'pratumnak', 'published'),
      ('chinese', '海景公寓出售近沙滩', 'zh', 'condo-for-sale', '{for-sale}', 'wongamat', 'published'),
      ('russian', 'Студия у моря с бассейном', 'ru', 'condo-for-sale', '{for-sale}', 'naklua', 'published'),
      ('hidden', 'Zanzibar hidden draft', 'en', 'condo-for-sale', '{for-sale}', 'naklua', 'draft'),
      ('excluded', 'Beachfront 48sqm studio at View Talay 5 Jomtien', 'en', 'condo-for-sale', '{for-sale}', 'jomtien', 'published'),
      ('gone', 'Withdrawn villa', 'en', 'house-for-sale', '{for-sale}', 'naklua', 'withdrawn');`);
  const search = async (query: object): Promise<Found> =>
    database.pglite.transaction(async (transaction) => {
      await transaction.query("select set_config('role', 'anon', true)");
      const { rows } = await transaction.query<{ found: Found }>("select search_listings($1) as found", [
        query,
      ]);
      if (!rows[0]) throw new Error("no answer");
      return rows[0].found;
    });
  const searchAll = async (query: object, limit = 7): Promise<Row[]> => {
    const all: Row[] = [];
    let after: object | null = {};
    while (after) {
      const page: Found = await search({ ...query, limit, ...after });
      all.push(...page.listings);
      after = page.next;
    }
    return all;
  };
  const one = async <Value>(sql: string): Promise<Value> => {
    const [row] = await database.query<{ value: Value }>(`select (${sql}) as value`);
    if (!row) throw new Error("no row");
    return row.value;
  };
  return { database, search, searchAll, one };
}
