/**
 * Compares search results over 100,000 listings with those over 1,000: the first page and a later one of every filter
 * in every order, with totals and facets. Fails when the p95 of a page over the large catalogue is more than twice that
 * over the small one. The two are queried in turn, so that other work on the machine affects both.
 *
 * Usage: npm run bench:search [-- [part of a search's name] [--keep=folder] [--rounds=number]]
 * With --keep the filled databases stay in that folder for the next run.
 */
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type LocalDatabase, openDatabase } from "../../local/database/open.ts";
import { fillListings } from "./fill-listings.ts";
import { reportFigure } from "../report-figure.ts";
import { type Search, searches } from "./search-queries.ts";

type Result = { name: string; small: number; large: number; ratio: number };

const sizes = { small: 1_000, large: 100_000 };
const rounds = 20;
const mostPages = 3;
const largestRatio = 2;

const { values, positionals } = parseArgs({
  options: { keep: { type: "string" }, rounds: { type: "string", default: String(rounds) } },
  allowPositionals: true,
});
const folder = values.keep ?? join(tmpdir(), `search-bench-${process.pid}`);
await mkdir(folder, { recursive: true });
const small = await openFilled(sizes.small);
const large = await openFilled(sizes.large);
const chosen = searches.filter(({ name }) => name.includes(positionals[0] ?? ""));
const results: Result[] = [];
// Warms up both databases, because one that has run for a while has its code compiled.
for (const { query } of searches) for (const database of [small, large]) await ask(database, query);
console.log(`p95 of ${values.rounds} calls in ms: ratio, ${sizes.small} → ${sizes.large} listings`);
for (const { name, query } of chosen) {
  await compare(`${name}, first page`, query, query);
  const later = await Promise.all([small, large].map((database) => findLaterPage(database, query)));
  if (later[0] && later[1]) await compare(`${name}, later page`, later[0], later[1]);
}
await small.close();
await large.close();
if (!values.keep) await rm(folder, { recursive: true });

const failed = results.filter(({ ratio }) => ratio > largestRatio);
console.log(
  `\n${results.length - failed.length} of ${results.length} pages within ${largestRatio} times. The others, worst first:`,
);
for (const result of failed.toSorted((a, b) => b.ratio - a.ratio)) print(result);
reportFigure({
  figure: `result pages over ${sizes.large} listings slower than ${largestRatio} × those over ${sizes.small}`,
  value: failed.length,
  unit: `of ${results.length}`,
  atMost: 0,
});

function print(result: Result): void {
  const [from, to, ratio] = [result.small.toFixed(2), result.large.toFixed(2), result.ratio.toFixed(2)];
  console.log(`${ratio.padStart(6)}  ${from.padStart(7)} → ${to.padStart(7)}  ${result.name}`);
}

async function openFilled(listingCount: number): Promise<LocalDatabase> {
  const database = await openDatabase(join(folder, String(listingCount)));
  const [row] = await database.query<{ count: number }>("select count(*)::int from listings");
  if (row?.count === 0) await fillListings(database, listingCount);
  else if (row?.count !== listingCount)
    throw new Error(`${folder} has another number of listings: remove it`);
  return database;
}

async function ask(database: LocalDatabase, query: Search["query"]) {
  const [row] = await database.query<{ found: { next: object | null } }>(
    "select search_listings($1) as found",
    [query],
  );
  if (!row) throw new Error("no answer");
  return row.found;
}

/** The third page, or the last one if there are fewer. Undefined when there is only one. */
async function findLaterPage(
  database: LocalDatabase,
  query: Search["query"],
): Promise<Search["query"] | undefined> {
  let page: Search["query"] | undefined;
  for (let pages = 1; pages < mostPages; pages += 1) {
    const { next } = await ask(database, page ?? query);
    if (!next) break;
    page = { ...query, ...next };
  }
  return page;
}

async function compare(name: string, ofSmall: Search["query"], ofLarge: Search["query"]): Promise<void> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  // The first two calls warm the caches.
  for (let round = -2; round < Number(values.rounds); round += 1) {
    const [smallTime, largeTime] = [await time(small, ofSmall), await time(large, ofLarge)];
    if (round < 0) continue;
    times.small.push(smallTime);
    times.large.push(largeTime);
  }
  const [slow, quick] = [p95Of(times.large), p95Of(times.small)];
  const result = { name, small: quick, large: slow, ratio: slow / quick };
  results.push(result);
  print(result);
}

async function time(database: LocalDatabase, query: Search["query"]): Promise<number> {
  const startedAt = performance.now();
  await ask(database, query);
  return performance.now() - startedAt;
}

function p95Of(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
