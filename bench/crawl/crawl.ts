/**
 * Crawls local pages without a pace limit, then again with nothing changed, and compares with Crawlee on the same pages
 * in the same run. Reports pages per second, processor time of the Worker and the database, and rows written.
 * CRAWL_PAGES=1000 npm run bench:crawl
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import * as v from "valibot";
import { startScraper, waitForRun } from "../../tests/scraper/start-scraper.ts";
import { reportFigure } from "../report-figure.ts";
import { findWorkerd, processorSeconds } from "../../tests/scraper/workerd-processes.ts";

const pages = Number(process.env["CRAWL_PAGES"] ?? 1000);

function start(script: string, ...options: string[]): ChildProcess {
  return fork(join(import.meta.dirname, script), options, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
}

async function receive<Schema extends v.GenericSchema>(
  child: ChildProcess,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const [message] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The process ended without an answer."))),
  ]);
  return v.parse(schema, message);
}

const site = start("serve-pages.ts", String(pages));
const { host, medianSize } = await receive(site, v.object({ host: v.string(), medianSize: v.number() }));
console.log(`${pages} pages, median size ${Math.round(medianSize / 1024)} KB`);
const scraper = await startScraper([host]);
const sourceId = await scraper.addSource({
  name: "Bench",
  start_urls: [`http://${host}`],
  sitemap_url: `http://${host}/sitemap.xml`,
  allowed_hosts: [host],
  selectors: { externalId: [{ selector: 'meta[name="bench-id"]', attribute: "content" }] },
  requests_per_second: 9000,
  max_in_flight: 10,
  max_pages: 10_000,
});

/** The embedded backend runs in this process, which does nothing else meanwhile. */
function measureProcessor(): { worker: number; database: number } {
  const { user, system } = process.cpuUsage();
  const worker = findWorkerd().reduce((sum, pid) => sum + processorSeconds(pid), 0);
  return { worker, database: (user + system) / 1e6 };
}

async function crawl() {
  const before = measureProcessor();
  const [run] = await scraper.query<{ id: string }>(
    "insert into public.scrape_runs (source_id) values ($1) returning id",
    [sourceId],
  );
  await scraper.tick();
  const ended = await waitForRun(scraper.query, run?.id ?? "", { withinMs: 300_000, everyMs: 1000 });
  const after = measureProcessor();
  const [took] = await scraper.query<{ seconds: number }>(
    "select extract(epoch from finished_at - created_at)::float as seconds from public.scrape_runs where id = $1",
    [run?.id],
  );
  const [worker, database] = [after.worker - before.worker, after.database - before.database];
  return {
    "pages/s": round(pages / (took?.seconds ?? Number.NaN)),
    "worker s": round(worker),
    "database s": round(database),
    "processor s": round(worker + database),
    state: ended.state,
    new: Number(ended["new"]),
    unchanged: Number(ended["unchanged"]),
    other: Number(ended["not_a_listing"]) + Number(ended["failed"]) + Number(ended["dead"]),
  };
}

/** Forces a flush, because Postgres updates its statistics only once a second. */
const countWrites = async () => {
  await scraper.query("select pg_stat_force_next_flush()");
  return (
    await scraper.query<{ writes: number }>(
      "select (n_tup_ins + n_tup_upd + n_tup_del)::int as writes from pg_stat_user_tables where relname = 'listings'",
    )
  )[0]?.writes;
};

// Warms up the Worker, because Crawlee's modules too are loaded before its time starts.
await scraper.tick();
const first = await crawl();
const writtenFirst = await countWrites();
const again = await crawl();
const writtenAgain = await countWrites();
await scraper.close();

async function crawlWithCrawlee(mode: "read" | "keep") {
  const answer = v.object({ read: v.number(), seconds: v.number(), processorSeconds: v.number() });
  const { read, seconds, processorSeconds } = await receive(
    start("crawl-with-crawlee.ts", host, String(pages), mode),
    answer,
  );
  return { "pages/s": round(read / seconds), "processor s": round(processorSeconds), other: pages - read };
}

const keeping = await crawlWithCrawlee("keep");
const reading = await crawlWithCrawlee("read");
site.disconnect();
console.table({ first, again, "Crawlee, a record kept": keeping, "Crawlee, nothing kept": reading });
const share = again["processor s"] / first["processor s"];
const writes = (writtenAgain ?? Number.NaN) - (writtenFirst ?? Number.NaN);
// Checks that neither crawler skipped pages to be faster, and that the write counter works at all.
for (const [figure, value] of Object.entries({
  "listings stored by the first crawl": first.new,
  "listings written by the first crawl": writtenFirst ?? Number.NaN,
  "listings seen by the unchanged crawl": again.unchanged,
  "pages read by Crawlee, the fewest": pages - Math.max(keeping.other, reading.other),
})) {
  reportFigure({ figure, value, unit: "", atLeast: pages });
}
reportFigure({
  figure: `first crawl of ${pages} pages, speed relative to Crawlee keeping a record of each`,
  value: first["pages/s"] / keeping["pages/s"],
  unit: "×",
  atLeast: 1,
});
reportFigure({
  figure: `first crawl of ${pages} pages, speed relative to Crawlee keeping nothing`,
  value: first["pages/s"] / reading["pages/s"],
  unit: "×",
});
reportFigure({
  figure: "processor time of the unchanged crawl relative to the first",
  value: 100 * share,
  unit: "%",
  atMost: 10,
});
reportFigure({ figure: "listings written by the unchanged crawl", value: writes, unit: "", atMost: 0 });

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
