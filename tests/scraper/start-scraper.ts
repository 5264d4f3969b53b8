/** Starts the built Workers in workerd with the embedded backend, and gives tests access to both. */
import { startBackend, type Backend } from "../../local/backend.ts";
import { ensureBuild } from "../../local/ensure-build.ts";
import { workerVars } from "../../local/site-vars.ts";
import { startWorkers, type Workers, type WorkersOptions } from "../../local/workers.ts";

export type ScraperUnderTest = {
  backend: Backend;
  workers: Workers;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  addSource(source: Record<string, unknown>): Promise<string>;
  /** Inserts a run and ticks cron, which sends its message. Returns the run when it has ended. */
  run(sourceId: string, columns?: Record<string, unknown>): Promise<RunRow>;
  tick(): Promise<void>;
  close(): Promise<void>;
};

export type RunRow = Record<string, number | string | null> & {
  id: string;
  state: string;
  reason: string | null;
};

export async function startScraper(
  privateHosts: string[],
  settings: Partial<WorkersOptions["vars"]> = {},
): Promise<ScraperUnderTest> {
  await ensureBuild();
  const backend = await startBackend({ port: 0 });
  const vars = workerVars("http://site.test", backend, privateHosts);
  const workers = await startWorkers({
    port: 0,
    vars: {
      site: { ...vars.site, ...settings.site },
      office: { ...vars.office, ...settings.office },
      scraper: { ...vars.scraper, ...settings.scraper },
    },
  });
  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    backend.database.query<Row>(sql, parameters);
  const tick = () => workers.tick("*/5 * * * *");
  return {
    backend,
    workers,
    query,
    tick,
    addSource: async (source) => (await insert(query, "scrape_sources", source)).id,
    run: async (sourceId, columns = {}) => {
      const { id } = await insert(query, "scrape_runs", { source_id: sourceId, ...columns });
      await tick();
      return waitForRun(query, id);
    },
    close: async () => {
      await workers.close();
      await backend.close();
    },
  };
}

type Query = ScraperUnderTest["query"];

async function insert(
  query: Query,
  table: string,
  columns: Record<string, unknown>,
): Promise<{ id: string }> {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 1}`);
  const rows = await query<{ id: string }>(
    `insert into public.${table} (${names.join(", ")}) values (${places.join(", ")}) returning id`,
    Object.values(columns),
  );
  if (!rows[0]) throw new Error(`${table} took no row`);
  return rows[0];
}

export async function waitForRun(
  query: Query,
  runId: string,
  { withinMs = 120_000, everyMs = 100 } = {},
): Promise<RunRow> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const [run] = await query<RunRow>("select * from public.scrape_run_progress where id = $1", [runId]);
    if (run && !["queued", "discovering", "fetching"].includes(run.state)) return run;
    if (Date.now() > deadline) throw new Error(`The run has not ended: ${JSON.stringify(run)}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
