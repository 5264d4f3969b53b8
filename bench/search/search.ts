/**
 * Measures every filter in every order over 10,000 invented listings, the first page and a later one, with totals and
 * facets: in the embedded Postgres and on a real server. Fails when the p95 of all calls is above the promise.
 *
 * Usage: npm run bench:search [-- [part of a search's name] [--rounds=number] [--homes=number]]
 * Another number of homes is reported and not judged.
 */
import { parseArgs } from "node:util";
import type { SqlRunner } from "../../local/database/migrate.ts";
import { openDatabase } from "../../local/database/open.ts";
import { startServer } from "../../tests/postgres/start-server.ts";
import { templateName, withRunner } from "../../tests/postgres/template.ts";
import { reportFigure } from "../report-figure.ts";
import { fillListings } from "./fill-listings.ts";
import { type Search, searches } from "./search-queries.ts";

const promisedHomes = 10_000;
const promisedMs = { embedded: 60, server: 25 };
/** The newest that Supabase runs. */
const major = 17;
const laterPage = 3;
const slowestShown = 10;

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    homes: { type: "string", default: String(promisedHomes) },
  },
  allowPositionals: true,
});
const homes = Number(values.homes);
const chosen = searches.filter(({ name }) => name.includes(positionals[0] ?? ""));

const embedded = await openDatabase();
await measure("embedded", embedded);
await embedded.close();

const server = await startServer(major);
await withRunner(server.address, templateName, "postgres", (runner) => measure("server", runner));
await server.stop();

async function measure(where: keyof typeof promisedMs, runner: SqlRunner): Promise<void> {
  await fillListings(runner, homes);
  // Warms it up: one that has run for a while has its code compiled and its tables in memory.
  for (const { query } of chosen) await ask(runner, query);
  const begun = process.cpuUsage();
  const pages: { name: string; times: number[] }[] = [];
  for (const { name, query } of chosen) {
    pages.push({ name: `${name}, first page`, times: await time(runner, query) });
    const later = await findLaterPage(runner, query);
    if (later) pages.push({ name: `${name}, later page`, times: await time(runner, later) });
  }
  console.log(`\n${where}, ${homes} homes, ${pages.length} pages; p95 of the slowest, in ms:`);
  const slowest = pages.map(({ name, times }) => ({ name, p95: p95Of(times) }));
  for (const { name, p95 } of slowest.toSorted((a, b) => b.p95 - a.p95).slice(0, slowestShown))
    console.log(`${p95.toFixed(1).padStart(7)}  ${name}`);
  const all = pages.flatMap(({ times }) => times);
  const [p95, median] = [p95Of(all), all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]];
  console.log(`median of all calls: ${median?.toFixed(1)} ms`);
  // On a busy machine the clock says little. The embedded Postgres runs in this process.
  const { user, system } = process.cpuUsage(begun);
  if (where === "embedded")
    console.log(`processor time, all calls: ${((user + system) / 1000 / all.length).toFixed(1)} ms each`);
  reportFigure({
    figure: `search over ${homes} homes, ${where}, p95 of all calls`,
    value: p95,
    unit: "ms",
    ...(homes === promisedHomes && { atMost: promisedMs[where] }),
  });
}

async function ask(runner: SqlRunner, query: Search["query"]) {
  const [row] = await runner.query<{ found: { next: object | null } }>(
    "select public.search_listings($1::jsonb) as found",
    [query],
  );
  if (!row) throw new Error("no answer");
  return row.found;
}

async function time(runner: SqlRunner, query: Search["query"]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const startedAt = performance.now();
    await ask(runner, query);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** The third page, or the last one if there are fewer. Undefined when there is only one. */
async function findLaterPage(
  runner: SqlRunner,
  query: Search["query"],
): Promise<Search["query"] | undefined> {
  let page: Search["query"] | undefined;
  for (let pages = 1; pages < laterPage; pages += 1) {
    const { next } = await ask(runner, page ?? query);
    if (!next) break;
    page = { ...query, ...next };
  }
  return page;
}

function p95Of(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
