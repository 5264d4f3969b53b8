/** A page of search results over 100,000 listings against one over 1,000, for every filter and order. */
import { openDatabase } from "../local/database/open.ts";
import { reportFigure } from "./report-figure.ts";

const rounds = 15;
/** The large size can be given. */
const sizes = [1_000, Number(process.argv[2] ?? 100_000)];

const fillSql = `
  insert into listings (slug, title, description, property_type, status, area, condo_name, bedrooms, bathrooms,
    square_meters, price, monthly_rental_price, amenities, latitude, longitude, featured, publication, created_at)
  select 'home-' || n, (array['Quiet','Sunny','Bright','Corner'])[1 + n % 4] || ' home ' || n || ' at tower ' || (n::bigint * 7919) % 500,
    'Near the market, word' || (n::bigint * 104729) % 3000,
    (array['condo-for-sale','condo-for-rent','condo-with-finance','house-for-sale','house-for-rent'])[1 + n % 5],
    case n % 4 when 0 then array['for-rent'] when 1 then array['for-sale', 'finance-available'] else array['for-sale'] end,
    (array['naklua','wongamat','central-pattaya','east-pattaya','pratumnak','jomtien','na-jomtien','bang-saray'])[1 + (n * 31) % 8],
    'Tower ' || (n::bigint * 7919) % 500, (n * 13) % 6, 1 + (n * 17) % 4, 20 + (n * 37) % 300,
    case when n % 20 = 0 then null else 500000 + ((n::bigint * 7907) % 20000) * 1000 end, 5000 + ((n::bigint * 3571) % 900) * 100,
    string_to_array((array['swimming-pool,parking', 'sea-view,balcony', 'garden', 'fitness,sauna,lift'])[1 + (n * 11) % 4], ','),
    12.75 + ((n::bigint * 6151) % 2000) * 0.0001, 100.85 + ((n::bigint * 5381) % 800) * 0.0001, n % 50 = 0, 'published',
    '2026-01-01'::timestamptz + n * interval '1 minute'
  from generate_series($1::int, $2::int) as n`;

/** The trigger's words without its cost a row: kinds of home are few, and the rest of the text is plain English. */
const wordsSql = `
  with kinds as materialized (
    select area, amenities, property_type, search_words(concat_ws(' ', city, replace(area, '-', ' '),
      replace(array_to_string(amenities, ' '), '-', ' '), (select string_agg(name, ' ') from search_names
        where subject in (area, city, split_part(property_type, '-', 1))))) as words
    from listings group by area, amenities, property_type, city
  )
  insert into listing_words (listing_id, title_words, words)
  select l.id,
    array(select distinct word collate "C" from string_to_table(lower(l.title || ' ' || l.condo_name), ' ') as word order by 1),
    array(select word collate "C" from string_to_table(lower(concat_ws(' ', l.title, l.condo_name, replace(l.description, ',', ''))), ' ') as word
      union select unnest(kinds.words) order by 1)
  from listings as l join kinds using (area, amenities, property_type)
  on conflict do nothing;
  insert into known_words select distinct word from listing_words, unnest(words) as word
  where length(word) between 3 and 40 and word !~ '^[0-9]+$' on conflict do nothing;`;

const filters: Record<string, object> = {
  none: {},
  type: { types: ["condo-for-sale"] },
  status: { status: ["finance-available"] },
  area: { areas: ["jomtien"] },
  bedrooms: { bedrooms: [2, 4] },
  bathrooms: { bathrooms: 3 },
  price: { minPrice: 2_000_000, maxPrice: 4_000_000 },
  monthly: { minMonthly: 20_000, maxMonthly: 30_000 },
  size: { minSize: 40, maxSize: 80 },
  amenities: { amenities: ["swimming-pool"] },
  box: { box: { west: 100.86, south: 12.85, east: 100.88, north: 12.9 } },
  featured: { featured: true },
  "common word": { q: "home" },
  "rare word": { q: "word77" },
  "mistyped word": { q: "markte" },
  thai: { q: "จอมเทียน" },
};
const sorts = [
  "newest",
  "price-up",
  "price-down",
  "monthly-up",
  "monthly-down",
  "size-up",
  "size-down",
  "relevance",
];

const database = await openDatabase();
const results = new Map<string, number[]>();
let filled = 0;
for (const size of sizes) {
  await fill(filled + 1, size);
  filled = size;
  for (const [name, filter] of Object.entries(filters)) {
    for (const sort of sorts) {
      if (sort === "relevance" && !("q" in filter)) continue;
      const p95 = await measure({ ...filter, sort });
      results.set(`${name}, ${sort}`, [...(results.get(`${name}, ${sort}`) ?? []), p95]);
    }
  }
}
await database.close();

console.log(`p95 of ${rounds} pages, ms: ${sizes.join(" → ")} listings (ratio; the aim is 2)`);
const table = [...results].map(([name, [small = 0, large = 0]]) => ({
  name,
  small,
  large,
  ratio: large / small,
}));
for (const { name, small, large, ratio } of table.toSorted((a, b) => b.ratio - a.ratio)) {
  console.log(
    `${ratio.toFixed(2).padStart(7)}  ${small.toFixed(1).padStart(7)} → ${large.toFixed(1).padStart(7)}  ${name}`,
  );
}

const [worst] = table.toSorted((a, b) => b.ratio - a.ratio);
reportFigure({
  figure: `a page of search over ${sizes.join(" → ")} homes, p95, worst ratio (${worst?.name})`,
  value: worst?.ratio ?? Number.NaN,
  unit: "×",
  atMost: 2,
});

/** The first listings get their words from the trigger, which the quick way is then compared with. */
async function fill(from: number, to: number): Promise<void> {
  if (from > 1) {
    await database.script(`
      create table trigger_words as select * from listing_words;
      delete from listing_words;
      alter table listings disable trigger listings_keep_words_of_new`);
  }
  await database.query(fillSql, [from, to]);
  if (from > 1) {
    await database.script(wordsSql);
    const wrong = await database.query(
      "select listing_id, title_words, words from trigger_words except select listing_id, title_words, words from listing_words",
    );
    if (wrong.length > 0) throw new Error("the quick way makes other words than the trigger");
  }
  // As autovacuum does: it also empties the pending lists of the gin indexes.
  await database.script("vacuum analyze");
}

async function measure(query: object): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await database.query("select search_listings($1)", [query]);
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? Number.NaN;
}
