/** What the platform passes to the scraper Worker: bindings, which it has checked, and variables, checked here. */
import * as v from "valibot";
import type { ScrapeMessage } from "../domain/scraping/scrape-messages.ts";
import { hostListSchema } from "../domain/scraping/web-address.ts";
import type { HostGate } from "./fetch/host-gate.ts";

export const settingsSchema = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  /** Its role in the database is `scraper`, which may do what a scrape needs and nothing else. */
  SUPABASE_SCRAPER_KEY: v.pipe(v.string(), v.minLength(20)),
  CONTACT_URL: v.pipe(v.string(), v.url()),
  /** Called after each tick that succeeded. A service that watches it notices when the calls stop. */
  HEARTBEAT_URL: v.optional(v.pipe(v.string(), v.url())),
  PRIVATE_HOSTS_ALLOWED: hostListSchema,
});

export type Settings = v.InferOutput<typeof settingsSchema>;

type Bindings = {
  SCRAPE_QUEUE: Queue<ScrapeMessage>;
  CATALOGUE: KVNamespace;
  HOST_GATE: DurableObjectNamespace<HostGate>;
};

export const bindingNames = ["SCRAPE_QUEUE", "CATALOGUE", "HOST_GATE"];

export type RawEnv = Bindings & { readonly [name: string]: unknown };
