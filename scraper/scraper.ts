/** What every message handler needs. Made once per isolate: a client takes milliseconds and keeps no request. */
import type { ScrapeMessage } from "../domain/scraping/scrape-messages.ts";
import { readSettings, type RawEnv, type Settings } from "./env.ts";
import type { Visitor } from "./fetch/visit.ts";
import { connect, type ScrapeDatabase } from "./store/database.ts";
import type { SourceRow } from "./store/runs.ts";

export type Scraper = {
  settings: Settings;
  database: ScrapeDatabase;
  queue: Queue<ScrapeMessage>;
  catalogue: KVNamespace;
  visitorOf(source: SourceRow): Visitor;
};

const scrapers = new WeakMap<RawEnv, Scraper>();

export function scraperOf(env: RawEnv): Scraper {
  const known = scrapers.get(env);
  if (known) return known;
  const made = createScraper(env);
  scrapers.set(env, made);
  return made;
}

function createScraper(env: RawEnv): Scraper {
  const settings = readSettings(env);
  return {
    settings,
    database: connect(settings),
    queue: env.SCRAPE_QUEUE,
    catalogue: env.CATALOGUE,
    visitorOf: (source) => ({
      gateOf: (host) => env.HOST_GATE.get(env.HOST_GATE.idFromName(host)),
      fetch: (input, init) => fetch(input, init),
      settings,
      pace: { requestsPerSecond: source.requests_per_second, maxInFlight: source.max_in_flight },
      allowedHosts: new Set(source.allowed_hosts),
      robots: new Map(),
    }),
  };
}
