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
import { prepareTemplate, templateName, withRunner } from "../../tests/postgres/template.ts";
import { processorMs } from "../edge/processor-time.ts";
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
await measure("embedded", embedded, process.pid);
await embedded.close();

const server = await startServer(major);
await prepareTemplate(server.address);
await withRunner(server.address, templateName, "postgres", async (runner) => {
  const [row] = await runner.query<{ pid: number }>("select pg_backend_pid() as pid");
  await measure("server", runner, row?.pid ?? 0);
});
await server.stop();

/** In ms. On a busy machine the clock says little, and this more. */
type Time = { clock: number; processor: number };

async function measure(where: keyof typeof promisedMs, runner: SqlRunner, pid: number): Promise<void> {
  await fillListings(runner, homes);
  // Warms it up: one that has run for a while has its code compiled and its tables in memory.
  for (const { query } of chosen) await ask(runner, query);
  const pages: { name: string; times: Time[] }[] = [];
  for (const { name, query } of chosen) {
    pages.push({ name: `${name}, first page`, times: await time(runner, query, pid) });
    const later = await findLaterPage(runner, query);
    if (later) pages.push({ name: `${name}, later page`, times: await time(runner, later, pid) });
  }
  console.log(
    `\n${where}, ${homes} homes, ${pages.length} pages; the slowest, p95 of the clock and of processor time, ms:`,
  );
  const slowest = pages.map(({ name, times }) => ({
    name,
    clock: p95Of(times, "clock"),
    processor: p95Of(times, "processor"),
  }));
  for (const { name, clock, processor } of slowest
    .toSorted((a, b) => b.processor - a.processor)
    .slice(0, slowestShown))
    console.log(`${clock.toFixed(1).padStart(8)} ${processor.toFixed(1).padStart(8)}  ${name}`);
  const all = pages.flatMap(({ times }) => times);
  const figure = `search over ${homes} homes, ${where}, p95 of all calls`;
  reportFigure({
    figure,
    value: p95Of(all, "clock"),
    unit: "ms",
    ...(homes === promisedHomes && { atMost: promisedMs[where] }),
  });
  console.log(`  processor time: ${p95Of(all, "processor").toFixed(1)} ms`);
}

async function ask(runner: SqlRunner, query: Search["query"]) {
  const [row] = await runner.query<{ found: { next: object | null } }>(
    "select public.search_listings($1::jsonb) as found",
    [query],
  );
  if (!row) throw new Error("no answer");
  return row.found;
}

async function time(runner: SqlRunner, query: Search["query"], pid: number): Promise<Time[]> {
  const times: Time[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const [startedAt, before] = [performance.now(), processorMs(pid)];
    await ask(runner, query);
    times.push({ clock: performance.now() - startedAt, processor: processorMs(pid) - before });
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

function p95Of(times: readonly Time[], of: keyof Time): number {
  const sorted = times.map((one) => one[of]).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
