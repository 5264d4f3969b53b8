import { afterAll, beforeAll, expect, test } from "vitest";
import { type AreaSlug, areas } from "../../../domain/places/areas.ts";
import { propertyTypes } from "../../../domain/listings/listing.ts";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import { type LocalDatabase, openDatabase } from "../../../local/database/open.ts";
import { frame as de } from "../../../web/i18n/de/frame.ts";
import { frame as en } from "../../../web/i18n/en/frame.ts";
import { frame as fr } from "../../../web/i18n/fr/frame.ts";
import { frame as ru } from "../../../web/i18n/ru/frame.ts";
import { frame as th } from "../../../web/i18n/th/frame.ts";
import { frame as zh } from "../../../web/i18n/zh/frame.ts";

type Row = { id: string; title: string; price: number | null };
type Found = {
  listings: Row[];
  next: { key: string; id: string } | null;
  total: number;
  totalIsCapped: boolean;
  facets: Record<"type" | "status" | "area" | "bedrooms", Record<string, number>> | null;
};

const frames: Record<Locale, { areaNames: Record<AreaSlug, string> }> = { en, th, zh, ru, de, fr };

let database: LocalDatabase;
beforeAll(async () => {
  database = await openDatabase();
  // As if others had been added between them: the homes lie in many batches.
  await database.script("alter sequence searched_listings_added increment by 60");
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
});
afterAll(() => database.close());

/** As the triggers add them, but for the words, which take their time. */
async function addManyHomes(count: number, columns: string, values: string): Promise<void> {
  await database.script(`
    alter table listings disable trigger listings_keep_searched_when_new;
    insert into listings (title, property_type, status, publication, ${columns})
    select 'One of very many', 'house-for-rent', '{for-rent}', 'published', ${values} from generate_series(1, ${count}) as n;
    alter table listings enable trigger listings_keep_searched_when_new;
    insert into searched_listings (id, batch, property_type, status, area, bedrooms, square_meters, price, amenities, featured,
      created_at, terms)
    select id, 9, property_type, status, '', -1, square_meters, price, amenities, featured, created_at, listing_terms(l, 9, '{}')
    from listings as l where title = 'One of very many'`);
}

async function search(query: object): Promise<Found> {
  return database.pglite.transaction(async (transaction) => {
    await transaction.query("select set_config('role', 'anon', true)");
    const { rows } = await transaction.query<{ found: Found }>("select search_listings($1) as found", [
      query,
    ]);
    if (!rows[0]) throw new Error("no answer");
    return rows[0].found;
  });
}

async function searchAll(query: object, limit = 7): Promise<Row[]> {
  const all: Row[] = [];
  let after: object | null = {};
  while (after) {
    const page: Found = await search({ ...query, limit, ...after });
    all.push(...page.listings);
    after = page.next;
  }
  return all;
}

const one = async <Value>(sql: string): Promise<Value> => {
  const [row] = await database.query<{ value: Value }>(`select (${sql}) as value`);
  if (!row) throw new Error("no row");
  return row.value;
};

const isPublic = "publication = 'published' and not excluded";
const sorts = {
  newest: "created_at desc, id desc",
  "price-up": "price asc nulls last, id",
  "price-down": "price desc nulls last, id desc",
  "monthly-up": "monthly_rental_price asc nulls last, id",
  "monthly-down": "monthly_rental_price desc nulls last, id desc",
  "size-up": "square_meters asc nulls last, id",
  "size-down": "square_meters desc nulls last, id desc",
  "persqm-up": "round(price / square_meters) asc nulls last, id",
  "persqm-down": "round(price / square_meters) desc nulls last, id desc",
  "yield-down":
    "case when 'for-sale' = any (status) then round(monthly_rental_price * 120000 / price) end desc nulls last, id desc",
};

test.for(Object.entries(sorts))(
  "Paging by %s shows every public home once, in order",
  async ([sort, order]) => {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} order by ${order}`,
    );
    expect((await searchAll({ sort })).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  },
);

const filters: [string, object, string][] = [
  [
    "type",
    { types: ["condo-for-sale", "house-for-sale"] },
    "property_type in ('condo-for-sale', 'house-for-sale')",
  ],
  ["status", { status: ["finance-available", "for-rent"] }, "status && '{finance-available,for-rent}'"],
  ["area", { areas: ["jomtien"] }, "area = 'jomtien'"],
  [
    "types of some areas",
    { types: ["condo-for-sale", "house-for-sale"], areas: ["jomtien", "naklua"] },
    "property_type in ('condo-for-sale', 'house-for-sale') and area in ('jomtien', 'naklua')",
  ],
  ["all types of all areas", { types: propertyTypes, areas: areas.map(({ slug }) => slug) }, "area <> ''"],
  ["bedrooms", { bedrooms: [1, 4] }, "bedrooms = 1 or bedrooms >= 4"],
  ["bathrooms", { bathrooms: 2 }, "bathrooms >= 2"],
  ["price", { minPrice: 1_100_000, maxPrice: 1_200_000 }, "price between 1100000 and 1200000"],
  ["monthly", { minMonthly: 12_000, maxMonthly: 15_000 }, "monthly_rental_price between 12000 and 15000"],
  ["size", { minSize: 50, maxSize: 90 }, "square_meters between 50 and 90"],
  ["amenities", { amenities: ["sea-view", "parking"] }, "amenities @> '{sea-view,parking}'"],
  ["tenure", { tenure: ["leasehold", "thai-quota"] }, "tenure in ('leasehold', 'thai-quota')"],
  [
    "tenure and price",
    { tenure: ["leasehold"], minPrice: 1_100_000 },
    "tenure = 'leasehold' and price >= 1100000",
  ],
  [
    "box",
    { box: { west: 100.8, south: 12.8, east: 100.85, north: 12.83 } },
    "latitude <= 12.83 and longitude <= 100.85",
  ],
  [
    "drawn area",
    { drawn: "(1007900,127900,1008913,127900,1007900,128913)" },
    "latitude >= 12.79 and longitude >= 100.79 and latitude - 12.79 + longitude - 100.79 <= 0.1013",
  ],
  [
    "several",
    { areas: ["naklua"], bedrooms: [2], minSize: 60, status: ["for-sale"] },
    "area = 'naklua' and bedrooms = 2 and square_meters >= 60 and 'for-sale' = any (status)",
  ],
];

test.for(filters)(
  "Filtering by %s finds what the table holds, and counts it",
  async ([, query, condition]) => {
    const expected = await one<string[]>(
      `select coalesce(array_agg(id::text order by id), '{}') from listings where ${isPublic} and (${condition})`,
    );
    expect(expected.length).toBeGreaterThan(0);
    for (const sort of ["newest", "price-up"]) {
      const found = await searchAll({ ...query, sort });
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected);
    }
    expect((await search(query)).total).toBe(expected.length);
  },
);

/** Drawn by a fixed rule, so that a failure comes back: the same seed draws the same searches. */
function drawFrom(seed: number) {
  let state = seed;
  return (choices: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * choices);
  };
}

test.for([
  ["before it is known how common they are", "update filter_shares set shares = '{}'", 20_261_121],
  ["when it is known how common they are", "select keep_filter_shares()", 20_261_122],
] as const)(
  "Filters that meet by chance, %s, show each home that the table holds once and in order",
  async ([, prepare, seed]) => {
    await database.script(prepare);
    const draw = drawFrom(seed);
    const texts: [string, object, string][] = [
      ["word", { q: "market" }, "description like '%market%'"],
      ["words", { q: "quiet maple" }, "condo_name = 'Maple Court'"],
      ["mistyped", { q: "markte" }, "description like '%market%'"],
      ["no text", {}, "true"],
    ];
    let found = 0;
    for (let drawn = 0; drawn < 120; drawn += 1) {
      const chosen = [texts[draw(texts.length)], ...filters.filter(() => draw(4) === 0)].flatMap((one) =>
        one ? [one] : [],
      );
      const [sort = "newest", order] = Object.entries(sorts)[draw(Object.keys(sorts).length)] ?? [];
      const query = Object.assign({ sort }, ...chosen.map(([, part]) => part));
      // Two filters of one kind would take each other's place: such a search is not drawn.
      const conditions = chosen.filter(
        ([, part], n) =>
          !chosen.slice(n + 1).some(([, later]) => Object.keys(part).some((name) => name in later)),
      );
      if (conditions.length < chosen.length) continue;
      const expected = await database.query<{ id: string }>(
        `select id from listings where ${isPublic} and ${conditions.map(([, , condition]) => `(${condition})`).join(" and ")} order by ${order}`,
      );
      const asked = chosen.map(([name]) => name).join(", ");
      expect({ asked, sort, ids: (await searchAll(query, 25)).map(({ id }) => id) }).toEqual({
        asked,
        sort,
        ids: expected.map(({ id }) => id),
      });
      expect((await search(query)).total).toBe(expected.length);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(500);
  },
);

test("A facet counts what its choices would show: its own filter is left out, the others are kept", async () => {
  for (const query of [
    { areas: ["naklua"], types: ["condo-for-sale"] },
    { areas: ["naklua"], types: ["condo-for-sale"], bathrooms: 1 },
  ]) {
    const { facets } = await search(query);
    expect(facets?.type["condo-for-rent"]).toBe(
      await one(
        `select count(*)::int from listings where ${isPublic} and area = 'naklua' and property_type = 'condo-for-rent' and (bathrooms >= 1)`,
      ),
    );
    expect(facets?.area["jomtien"]).toBe(
      await one(
        `select count(*)::int from listings where ${isPublic} and area = 'jomtien' and property_type = 'condo-for-sale' and (bathrooms >= 1)`,
      ),
    );
    expect(facets?.type["house-for-rent"]).toBe(
      await one(
        `select count(*)::int from listings where ${isPublic} and area = 'naklua' and property_type = 'house-for-rent'`,
      ),
    );
  }
});

test("A page of results has every field of a home, except what only its own page shows", async () => {
  for (const home of (await search({ limit: 100, bathrooms: 2 })).listings) {
    const [own] = await database.query<{ listing: Row }>("select find_listing($1) -> 'listing' as listing", [
      home.id,
    ]);
    expect(own?.listing).toMatchObject(home);
    expect(Object.keys(own?.listing ?? {}).filter((field) => !(field in home))).toEqual([
      "floor_plan",
      "picture_texts",
    ]);
  }
});

test("Every thousandth home refreshes how common the filters are", async () => {
  await database.script(`
    update filter_shares set shares = '{}';
    select setval('searched_listings_added', 9940);
    insert into listings (slug, title, property_type, status, publication)
    values ('thousandth', 'One more', 'house-for-sale', '{for-sale}', 'published');`);
  const shares = await one<Record<string, number>>("select shares from filter_shares");
  const real = await one<number>(
    `select avg(case when 'parking' = any (amenities) then 1 else 0 end)::float8 from listings where ${isPublic}`,
  );
  expect(shares["amenity=parking"]).toBeCloseTo(real, 1);
  expect(Object.keys(shares).every((term) => term.includes("="))).toBe(true);
  await database.script("delete from listings where slug = 'thousandth'");
});

test("A number or cursor that is sent is a value, never part of the statement", async () => {
  for (const attack of ["%1$s", "%s' or true --", "0'::numeric or true --", "'); select 1; --"]) {
    await expect(search({ minPrice: attack, sort: "price-up" })).rejects.toThrow(
      /invalid input syntax for type numeric/,
    );
    await expect(search({ sort: "price-up", key: attack, id: attack })).rejects.toThrow(
      /invalid input syntax for type/,
    );
  }
});

test("A range of the value that is sorted by pages through as many homes as it counts, beyond a thousand", async () => {
  await addManyHomes(1300, "slug, price", "'walked-' || n, nullif(n % 600, 0)::numeric * 1000000000");
  for (const [sort, order] of [
    ["price-up", "price, id"],
    ["price-down", "price desc, id desc"],
  ]) {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} and price >= 2000000000 order by ${order}`,
    );
    expect(expected.length).toBeGreaterThan(1000);
    const found = await searchAll({ sort, minPrice: 2_000_000_000 }, 100);
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
  await database.script("delete from listings where slug like 'walked-%'");
});

test("Matches deep in an order are found, however many homes come before them", async () => {
  await addManyHomes(
    4500,
    "slug, price, amenities",
    "'deep-' || n, 2000000000 + n, case when n > 3300 then array['roof'] else '{}' end",
  );
  const found = await search({ sort: "price-up", amenities: ["roof"] });
  expect(found.totalIsCapped).toBe(true);
  expect(found.listings.map(({ price }) => price)).toEqual(
    Array.from({ length: 24 }, (_, n) => 2_000_003_301 + n),
  );
  await database.script("delete from listings where slug like 'deep-%'");
});

test("Every order of a very large catalogue pages through each match once and in order, also matches of equal value or none", async () => {
  // The first of an order have no roof, every third of the others has one.
  await addManyHomes(
    6000,
    "slug, price, square_meters, amenities, created_at",
    `'very-' || n, case when n % 7 > 0 then 3000000000 + (n / 40) * 1000000 end, 20 + n % 90,
     case when n % 3 = 0 and n > 1500 then array['roof'] else '{}' end, '2025-01-01'::timestamptz + (n / 3) * interval '1 hour'`,
  );
  // As many batches as a hundred thousand homes have.
  await database.script(`
    update searched_listings as s set batch = numbered.batch, terms = listing_terms(l, numbered.batch, l.amenities)
    from (select id, (row_number() over (order by slug) / 60)::integer as batch from listings where slug like 'very-%') as numbered
      join listings as l on l.id = numbered.id
    where s.id = numbered.id`);
  for (const sort of ["newest", "price-up", "price-down"] as const) {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} and amenities @> '{roof}' order by ${sorts[sort]}`,
    );
    expect(expected.length).toBe(1500);
    for (const query of [{ amenities: ["roof"] }, { q: "roof" }]) {
      expect((await searchAll({ ...query, sort }, 100)).map(({ id }) => id)).toEqual(
        expected.map(({ id }) => id),
      );
    }
  }
  // What is sorted by hangs together with the limits: an order begins with homes that are too dear or too small.
  for (const sort of ["persqm-up", "persqm-down"] as const) {
    const expected = await database.query<{ id: string }>(
      `select id from listings where ${isPublic} and price <= 3110000000 and square_meters between 50 and 95 order by ${sorts[sort]}`,
    );
    expect(expected.length).toBeGreaterThan(1200);
    const query = { maxPrice: 3_110_000_000, minSize: 50, maxSize: 95, sort };
    expect((await search(query)).totalIsCapped).toBe(true);
    expect((await searchAll(query, 100)).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
  const first = await search({ amenities: ["roof"] });
  expect(first).toMatchObject({ totalIsCapped: true, facets: null });
  expect(first.total).toBeGreaterThanOrEqual(24);
  expect(first.total).toBeLessThanOrEqual(1500);
  await database.script("delete from listings where slug like 'very-%'");
});

test("Homes without a price are outside price filters", async () => {
  const found = await searchAll({ minPrice: 0 }, 50);
  expect(found.every(({ price }) => price !== null)).toBe(true);
});

const titles = async (q: string) =>
  (await search({ q, sort: "relevance" })).listings.map(({ title }) => title);

test("Typing mistakes are corrected", async () => {
  expect((await titles("mapel court"))[0]).toContain("Quiet home");
  expect((await titles("pratamnak"))[0]).toBeDefined();
  expect(await titles("студиа")).toContain("Студия у моря с бассейном");
});

test("The last word may be unfinished", async () => {
  expect(await titles("студия бассей")).toEqual(["Студия у моря с бассейном"]);
});

test("Thai and Chinese words are found inside running text, also words of two characters", async () => {
  expect(await titles("วิวทะเล")).toEqual(["คอนโดวิวทะเล เขาพระตำหนัก"]);
  expect(await titles("海景")).toEqual(["海景公寓出售近沙滩"]);
  expect(await titles("沙滩")).toEqual(["海景公寓出售近沙滩"]);
  expect(await titles("滩")).toEqual(["海景公寓出售近沙滩"]);
  expect(await titles("景海")).toEqual([]);
});

test("The order of Thai letters counts: a home with all pairs of a word, but not the word, is not shown", async () => {
  await database.script(`
    insert into listings (slug, title, property_type, status, publication)
    values ('pairs', 'จองวันนี้ ลมเย็น ที่ดิน ยนต์', 'house-for-sale', '{for-sale}', 'published'),
      ('word', 'บ้านใกล้หาดจอมเทียนครับ', 'house-for-sale', '{for-sale}', 'published')`);
  const found = await searchAll({ q: "จอมเทียน" }, 100);
  expect(found.map(({ title }) => title)).toContain("บ้านใกล้หาดจอมเทียนครับ");
  expect(found.map(({ title }) => title)).not.toContain("จองวันนี้ ลมเย็น ที่ดิน ยนต์");
  expect(await titles("จองวัน")).toEqual(["จองวันนี้ ลมเย็น ที่ดิน ยนต์"]);
  expect(await one("select count(*)::int from known_words where word ~ '[\u0e00-\u0e7f]'")).toBe(0);
  await database.script("delete from listings where slug in ('pairs', 'word')");
});

test("An English listing is found by its area's name in another language", async () => {
  const jomtien = await one<number>(
    `select count(*)::int from listings where ${isPublic} and area = 'jomtien'`,
  );
  for (const q of ["จอมเทียน", "中天", "Джомтьен", "JOMTIEN"]) {
    expect((await search({ q })).total).toBe(jomtien);
  }
});

test("Every area is found by the name that the site gives it in each language", async () => {
  await database.script(`
    insert into listings (slug, title, property_type, status, area, publication)
    select 'in-' || area, 'A home', 'condo-for-sale', '{for-sale}', area, 'published'
    from unnest(array[${areas.map(({ slug }) => `'${slug}'`).join(", ")}]) as area`);
  for (const locale of locales) {
    for (const { slug } of areas) {
      const q = frames[locale].areaNames[slug];
      const found = await searchAll({ q, areas: [slug] }, 100);
      expect(
        found.map(({ title }) => title),
        `${locale}: ${q}`,
      ).toContain("A home");
    }
  }
  await database.script("delete from listings where title = 'A home'");
});

test("A word in the title weighs more than one in the description", async () => {
  await database.script(`
    insert into listings (slug, title, description, property_type, status, publication, created_at) values
      ('said', 'A plain home', 'It has a lighthouse nearby', 'house-for-sale', '{for-sale}', 'published', '2026-09-02'),
      ('named', 'The lighthouse home', '', 'house-for-sale', '{for-sale}', 'published', '2026-09-01')`);
  expect(await titles("lighthouse")).toEqual(["The lighthouse home", "A plain home"]);
  await database.script("delete from listings where slug in ('said', 'named')");
});

test("No search finds a home that is not public", async () => {
  expect(await titles("zanzibar")).toEqual([]);
  expect(await titles("beachfront view talay")).toEqual([]);
  const everything = await searchAll({}, 100);
  expect(everything.some(({ title }) => /Zanzibar|Withdrawn|View Talay/.test(title))).toBe(false);
  expect(Object.keys(everything[0] ?? {})).not.toContain("publication");
});

test("A text of unknown words only finds nothing rather than everything", async () => {
  expect((await search({ q: "qqqqqqqq" })).total).toBe(0);
  expect((await search({ q: "''; drop table listings; --" })).total).toBe(0);
});

test("Counts are kept through inserts, changes of publication and kind, and deletions", async () => {
  const kept = () => one<number>("select sum(homes)::int from listing_counts");
  const real = () => one<number>(`select count(*)::int from listings where ${isPublic}`);
  expect(await kept()).toBe(await real());
  await database.script("update listings set publication = 'published' where slug = 'hidden'");
  await database.script(
    "update listings set status = '{sold}', bedrooms = 9, area = null where slug like 'home-1%'",
  );
  await database.script("delete from listings where slug like 'home-2%'");
  expect(await kept()).toBe(await real());
  const { facets } = await search({ status: ["sold"] });
  expect(facets?.bedrooms).toEqual({
    4: await one(`select count(*)::int from listings where ${isPublic} and 'sold' = any (status)`),
  });
  await database.script("update listings set publication = 'draft' where slug = 'hidden'");
});

test("More than a thousand matches are counted as 1,000 or more, without facets", async () => {
  await database.script(`
    insert into listings (slug, title, property_type, status, bathrooms, publication)
    select 'many-' || n, 'One of many', 'house-for-rent', '{for-rent}', 9, 'published' from generate_series(1, 1001) as n`);
  expect(await search({ bathrooms: 9 })).toMatchObject({ total: 1000, totalIsCapped: true, facets: null });
  expect(await search({ types: ["house-for-rent"] })).toMatchObject({ totalIsCapped: false });
  expect((await search({ types: ["house-for-rent"] })).total).toBeGreaterThan(1000);
  expect(await search({ bathrooms: 9, types: ["condo-for-sale"] })).toMatchObject({
    total: 0,
    totalIsCapped: false,
  });
  await database.script("delete from listings where slug like 'many-%'");
});

test("A listing is found by id, by slug and by the slug it once had; a withdrawn one leaves similar ones", async () => {
  const find = (name: string) =>
    one<{ listing?: { slug: string }; withdrawn?: Row[] } | null>(`select find_listing('${name}')`);
  await database.script("update listings set slug = 'chinese-renamed' where slug = 'chinese'");
  expect((await find("chinese"))?.listing?.slug).toBe("chinese-renamed");
  const id = await one<string>("select id::text from listings where slug = 'chinese-renamed'");
  expect((await find(id))?.listing?.slug).toBe("chinese-renamed");
  expect(await find("hidden")).toBeNull();
  expect(await find("excluded")).toBeNull();
  expect(await find("never-was")).toBeNull();
  const gone = await find("gone");
  expect(gone?.withdrawn?.length).toBeGreaterThan(0);
  expect(gone).not.toHaveProperty("listing");
});

test("A search that is longer than any page sends is refused as the caller's mistake", async () => {
  await expect(search({ q: "x".repeat(4001) })).rejects.toMatchObject({ code: "PT400" });
});

test("A visitor can reach the tables of the search only through its functions", async () => {
  for (const name of [
    "searched_listings",
    "shown_listings",
    "filter_shares",
    "known_words",
    "search_names",
    "listing_counts",
    "listing_slugs",
  ]) {
    const read = database.pglite.transaction(async (transaction) => {
      await transaction.query("select set_config('role', 'anon', true)");
      await transaction.query(`select * from ${name}`);
    });
    await expect(read).rejects.toThrow(/permission denied/);
  }
});

test("A listing is found by its translations, as long as they say so", async () => {
  const titles = async (q: string) => (await search({ q })).listings.map(({ title }) => title);
  await database.script(`
    insert into listing_translations (listing_id, locale, title, description)
    select id, 'fr', 'Penderie lumineuse', 'Un cellier derrière la cuisine' from listings where slug = 'home-1'`);
  expect(await titles("penderie lumineuse")).toEqual(["Quiet home number 1"]);
  expect(await titles("cellier")).toEqual(["Quiet home number 1"]);
  expect(await titles("penderei lumineuse")).toEqual(["Quiet home number 1"]);

  await database.script(
    "update listing_translations set title = 'Placard' where title = 'Penderie lumineuse'",
  );
  expect(await titles("lumineuse")).toEqual([]);
  expect(await titles("placard")).toEqual(["Quiet home number 1"]);

  await database.script("delete from listing_translations where title = 'Placard'");
  expect(await titles("placard")).toEqual([]);
});

test("Nobody finds a draft by its translations", async () => {
  await database.script(`
    insert into listing_translations (listing_id, locale, title)
    select id, 'de', 'Geheimkammer' from listings where slug = 'hidden'`);
  expect((await search({ q: "geheimkammer" })).total).toBe(0);
});
