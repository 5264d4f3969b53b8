/** What every message handler needs. Made once per isolate: a client takes milliseconds and keeps no request. */
import { type BackendClient, connect } from "../domain/backend/connect.ts";
import { readSettings } from "../domain/read-settings.ts";
import type { ScrapeMessage } from "../domain/scraping/scrape-messages.ts";
import { bindingNames, type RawEnv, type Settings, settingsSchema } from "./env.ts";
import type { Visitor } from "./fetch/visit.ts";
import type { SourceRow } from "./store/runs.ts";

export type Scraper = {
  settings: Settings;
  database: BackendClient;
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
  const settings = readSettings("scraper", settingsSchema, env, bindingNames);
  return {
    settings,
    database: connect(settings.SUPABASE_URL, settings.SUPABASE_SCRAPER_KEY, fetch),
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
