/**
 * Compares the administration's list over 10,000 listings with that over 1,000: each filter and order, the first page
 * and a later one. Fails when the median of a page over the large catalogue is more than twice that over the small one.
 * The two are queried in turn, so that other work on the machine affects both. Where the small one finds less than a
 * page, both answer as many listings: thirty cost more than three in any catalogue.
 *
 * Usage: npm run bench:admin-list
 */
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";
import { reportFigure } from "../report-figure.ts";
import { fillCatalogue } from "./fill-catalogue.ts";

const sizes = { small: 1_000, large: 10_000 };
const rounds = 30;
const largestRatio = 2;
const shownListings = 51;
const admin = "00000000-0000-4000-8000-00000000000a";

const queries: Record<string, Record<string, unknown>> = {
  everything: {},
  "by title": { sort: "title" },
  "by price": { sort: "price-high" },
  words: { words: "jomtien no. 77" },
  "a common word": { words: "jomtien" },
  area: { area: "jomtien" },
  published: { publication: "published" },
  "status and type": { status: "for-sale", type: "condo-for-sale" },
  "needs work": { needsWork: "1" },
};

type Page = { listings: { id: string; sort_value: string }[] };

async function openFilled(size: number): Promise<LocalDatabase> {
  const database = await openDatabase();
  await database.query("insert into auth.users (id, email) values ($1, 'a@site.test')", [admin]);
  await database.query("insert into public.admins (user_id) values ($1)", [admin]);
  await fillCatalogue(database, size);
  // The samples lack little, so every tenth home loses what weighs most.
  await database.query("update public.listings set images = '{}', description = '' where slug like '%7'");
  await database.script("vacuum analyze");
  return database;
}

async function find(database: LocalDatabase, query: object): Promise<{ page: Page; ms: number }> {
  return database.transaction(async (run) => {
    await run("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: admin })]);
    const begun = performance.now();
    const [row] = await run<{ page: Page }>("select public.find_listings($1) as page", [query]);
    const ms = performance.now() - begun;
    if (!row) throw new Error("find_listings answered nothing.");
    return { page: row.page, ms };
  });
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const [small, large] = [await openFilled(sizes.small), await openFilled(sizes.large)];
let largest = 0;
for (const [name, filters] of Object.entries(queries)) {
  const { page } = await find(small, { ...filters, limit: shownListings });
  const limit = Math.max(1, page.listings.length);
  for (const isLater of [false, true]) {
    const asked = await Promise.all(
      [small, large].map(async (database) => {
        const query = { ...filters, limit };
        const last = (await find(database, query)).page.listings.at(-1);
        return isLater && last ? { ...query, after: { value: last.sort_value, id: last.id } } : query;
      }),
    );
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      times[0].push((await find(small, asked[0] ?? {})).ms);
      times[1].push((await find(large, asked[1] ?? {})).ms);
    }
    const [at1000, at10000] = [median(times[0]), median(times[1])];
    const ratio = at10000 / at1000;
    largest = Math.max(largest, ratio);
    console.log(
      `${name}${isLater ? ", a later page" : ""}: ${at1000.toFixed(1)} → ${at10000.toFixed(1)} ms, ${ratio.toFixed(2)}`,
    );
  }
}
await Promise.all([small.close(), large.close()]);
reportFigure({
  figure: "the administration's list, 1,000 → 10,000",
  value: largest,
  unit: "×",
  atMost: largestRatio,
});
