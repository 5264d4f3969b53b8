/** A migrated database in memory with a source, and runs as the scraper stores them. */
import { afterAll, afterEach, beforeAll } from "vitest";
import { openDatabase, type LocalDatabase } from "../../../local/database/open.ts";
import { rememberRows } from "../start-over.ts";

export const adminId = "00000000-0000-4000-8000-00000000000a";
export const visitorId = "00000000-0000-4000-8000-00000000000b";

export type ScrapeDatabaseUnderTest = {
  database: LocalDatabase;
  sourceId: string;
  one<Row>(sql: string, parameters?: unknown[]): Promise<Row>;
  as<Row>(role: string, userId: string | null, sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** A whole run: every outcome is stored, and the run ends as it would. */
  crawl(outcomes: Record<string, unknown>[], complete?: boolean): Promise<string>;
  addSource(name: string): Promise<string>;
  /** Undoes everything since the opening. */
  startOver(): Promise<void>;
};

export function listingOutcome(id: number, columns: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    url: `https://homes.example/${id}`,
    state: "listing",
    external_id: `H-${id}`,
    slug: `home-${id}`,
    content_hash: `hash-${id}`,
    fields: ["title", "price", "images"],
    listing: {
      title: `Home number ${id}`,
      property_type: "condo-for-sale",
      status: ["for-sale"],
      price: 1_000_000 + id,
      ...columns,
    },
    extracted: { listing: {}, fields: { title: {}, price: {} } },
  };
}

/** For all tests of a file; each begins with what the database had when it was opened. */
export function useScrapeDatabase(): ScrapeDatabaseUnderTest {
  const under = {} as ScrapeDatabaseUnderTest;
  beforeAll(async () => {
    Object.assign(under, await openScrapeDatabase());
  });
  afterEach(() => under.startOver());
  afterAll(() => under.database.close());
  return under;
}

export async function openScrapeDatabase(): Promise<ScrapeDatabaseUnderTest> {
  const database = await openDatabase();
  const one = async <Row>(sql: string, parameters: unknown[] = []) => {
    const [row] = await database.query<Row>(sql, parameters);
    if (row === undefined) throw new Error(`No row: ${sql}`);
    return row;
  };
  await database.query("insert into auth.users (id, email) values ($1, 'a@site.test'), ($2, 'b@site.test')", [
    adminId,
    visitorId,
  ]);
  await database.query("insert into public.admins (user_id) values ($1)", [adminId]);
  const addSource = async (name: string) =>
    (
      await one<{ id: string }>(
        "insert into public.scrape_sources (name, start_urls, allowed_hosts) values ($1, array['https://homes.example/'], array['homes.example']) returning id",
        [name],
      )
    ).id;
  const sourceId = await addSource("Homes");
  const startOver = await rememberRows(database);
  return {
    startOver,
    database,
    sourceId,
    one,
    addSource,
    as: async (role, userId, sql, parameters = []) => {
      await database.script("begin");
      try {
        await database.query(
          "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
          [role, JSON.stringify({ role, sub: userId, aal: "aal1" })],
        );
        return await database.query(sql, parameters);
      } finally {
        // Commits what worked; after an error Postgres makes a rollback of it.
        await database.script("commit");
      }
    },
    crawl: async (outcomes, complete = true) => {
      const { id } = await one<{ id: string }>(
        "insert into public.scrape_runs (source_id, state, complete) values ($1, 'fetching', $2) returning id",
        [sourceId, complete],
      );
      await database.query("select public.add_pages($1, $2)", [
        id,
        outcomes.map((outcome) => outcome["url"]),
      ]);
      for (const { url, ...outcome } of outcomes) {
        await database.query("select public.store_page($1, $2, $3)", [id, url, JSON.stringify(outcome)]);
      }
      return id;
    },
  };
}
