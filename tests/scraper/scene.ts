/**
 * The scraper's own code in this process, over a real database. The queue, KV, the hosts' gates and the outside world
 * belong to the test: it says what they answer, and reads in the journal what they were asked, in order.
 */
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../domain/database.ts";
import type { ScrapeMessage } from "../../domain/scraping/scrape-messages.ts";
import type { Backend } from "../../local/backend.ts";
import type { Scraper } from "../../scraper/scraper.ts";
import { host, type Outside, settings, visitorTo } from "./visitor.ts";

export type Scene = {
  scraper: Scraper;
  /** "open_pages", "update scrape_pages", "send 2 page", "ack 1", "GET /home/1": in the order they happened. */
  journal: string[];
  sent: { body: ScrapeMessage; delaySeconds?: number | undefined }[];
  /** Calls of the journal's database and queue that fail from now on. */
  failing: Set<string>;
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  addSource(columns?: Record<string, unknown>): Promise<string>;
  addRun(sourceId: string, columns?: Record<string, unknown>): Promise<string>;
  /** A run whose pages have been found and their messages sent. */
  addFetchingRun(urls: readonly string[], source?: Record<string, unknown>): Promise<string>;
};

const emptyQueue = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };

export function openScene(backend: Backend, outside: Outside = {}): Scene {
  const journal: string[] = [];
  const sent: Scene["sent"] = [];
  const failing = new Set<string>();
  const note = (name: string) => {
    journal.push(name);
    if (failing.has(name)) throw new TypeError(`${name} fails`);
  };
  const query: Scene["query"] = (sql, parameters = []) => backend.database.query(sql, parameters);
  const addSource: Scene["addSource"] = (columns = {}) => {
    const needed = { name: crypto.randomUUID(), start_urls: [`https://${host}/`], allowed_hosts: [host] };
    return insert(query, "scrape_sources", { ...needed, ...columns });
  };
  const addRun: Scene["addRun"] = (sourceId, columns = {}) =>
    insert(query, "scrape_runs", { source_id: sourceId, ...columns });
  const scraper: Scraper = {
    settings,
    database: createClient<Database>(backend.url, backend.scraperKey, {
      auth: { persistSession: false },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          note(nameCall(request));
          return backend.fetch(request);
        },
      },
    }),
    queue: partOf<Scraper["queue"]>({
      send: async (body, options) => {
        note(`send ${body.kind}`);
        sent.push({ body, delaySeconds: options?.delaySeconds });
        return emptyQueue;
      },
      sendBatch: async (messages) => {
        const batch = [...messages];
        note(`send ${batch.length} ${batch[0]?.body.kind}`);
        sent.push(...batch);
        return emptyQueue;
      },
    }),
    catalogue: partOf<Scraper["catalogue"]>({ put: async (key: string) => note(`put ${key}`) }),
    visitorOf: (source) => visitorTo(outside, note, new Set(source.allowed_hosts)),
  };
  return {
    scraper,
    journal,
    sent,
    failing,
    query,
    addSource,
    addRun,
    addFetchingRun: async (urls, source = {}) => {
      const runId = await addRun(await addSource(source), { state: "fetching", message_sent_at: new Date() });
      await query("select public.add_pages($1, $2)", [runId, urls]);
      await query("select public.mark_pages_sent($1, $2)", [runId, urls]);
      return runId;
    },
  };
}

/** An object of the platform's, with as much of it as the scraper uses. */
function partOf<Whole>(part: Partial<Whole>): Whole {
  return part as Whole;
}

/** A function by its name; of a table also what is done with it. */
function nameCall({ method, url }: Request): string {
  const path = new URL(url).pathname.replace(/^\/rest\/v1\//, "");
  if (path.startsWith("rpc/")) return path.slice("rpc/".length);
  return `${method === "PATCH" ? "update" : "read"} ${path}`;
}

async function insert(
  query: Scene["query"],
  table: string,
  columns: Record<string, unknown>,
): Promise<string> {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 1}`);
  const [row] = await query<{ id: string }>(
    `insert into public.${table} (${names.join(", ")}) values (${places.join(", ")}) returning id`,
    Object.values(columns),
  );
  if (!row) throw new Error(`${table} took no row`);
  return row.id;
}
