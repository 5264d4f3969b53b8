/** A source, its runs and its readings, on a server with many connections. */
import { adminId, listingOutcome } from "../migrations/scraping/scrape-database.ts";
import { openPostgres, type PostgresUnderTest } from "./open-postgres.ts";

export type Reading = Record<string, unknown> & { url: string };

export type Scene = PostgresUnderTest & {
  sourceId: string;
  addSource(name: string): Promise<string>;
  /** A run of which these pages wait. */
  startRun(urls: readonly string[], sourceId?: string): Promise<string>;
  storePages(runId: string, readings: readonly Reading[]): Promise<{ state: string }[]>;
  asScraper<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  asAdmin<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
};

export async function openScene(): Promise<Scene> {
  const under = await openPostgres();
  await under.query("insert into auth.users (id, email) values ($1, 'a@site.test')", [adminId]);
  await under.query("insert into public.admins (user_id) values ($1)", [adminId]);
  const asScraper: Scene["asScraper"] = (sql, parameters) => under.as("service_role", null, sql, parameters);
  const addSource = async (name: string) => {
    const { id } = await under.one<{ id: string }>(
      `insert into public.scrape_sources (name, start_urls, allowed_hosts, auto_publish, max_pages)
       values ($1, array['https://homes.example/'], array['homes.example'], true, 5000) returning id`,
      [name],
    );
    return id;
  };
  const homes = await addSource("Homes");
  return {
    ...under,
    sourceId: homes,
    addSource,
    asScraper,
    asAdmin: (sql, parameters) => under.as("authenticated", adminId, sql, parameters),
    startRun: async (urls, sourceId = homes) => {
      const { id } = await under.one<{ id: string }>(
        "insert into public.scrape_runs (source_id, state) values ($1, 'fetching') returning id",
        [sourceId],
      );
      await under.query("insert into public.scrape_pages (run_id, url) select $1, unnest($2::text[])", [
        id,
        urls,
      ]);
      return id;
    },
    storePages: async (runId, readings) => {
      const pages = readings.map(({ url, ...outcome }) => ({ run: runId, url, outcome }));
      const [row] = await asScraper<{ stored: { state: string }[] }>(
        "select public.store_pages($1::jsonb) as stored",
        [pages],
      );
      return row?.stored ?? [];
    },
  };
}

export function makeReadings(
  first: number,
  many: number,
  columns: (id: number) => Record<string, unknown>,
): Reading[] {
  return Array.from({ length: many }, (_, index) => {
    const id = first + index;
    return listingOutcome(id, columns(id)) as Reading;
  });
}

export function urlsOf(readings: readonly Reading[]): string[] {
  return readings.map(({ url }) => url);
}
