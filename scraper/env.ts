/** The scraper's configuration, checked as a whole: all problems are reported at once, and nothing is guessed. */
import * as v from "valibot";
import type { ScrapeMessage } from "../domain/scraping/scrape-messages.ts";
import { hostListSchema } from "../domain/scraping/web-address.ts";
import type { HostGate } from "./fetch/host-gate.ts";

const settingsSchema = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_SECRET_KEY: v.pipe(v.string(), v.minLength(20)),
  CONTACT_URL: v.pipe(v.string(), v.url()),
  /** Where alarms are sent, besides the administration. Without it they are logged. */
  ALARM_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Called, besides the office's email, when a lead has waited for 24 or 40 hours. */
  ENQUIRY_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url())),
  /** For the links in emails and webhook calls. */
  SITE_URL: v.pipe(v.string(), v.url()),
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

/** What the platform passes in: bindings, which it has checked itself, and variables that are still unchecked. */
export type RawEnv = Bindings & { readonly [name: string]: unknown };

class SettingsError extends Error {
  override name = "SettingsError";
}

export function readSettings(env: RawEnv): Settings {
  const result = v.safeParse(settingsSchema, env);
  const missing = ["SCRAPE_QUEUE", "CATALOGUE", "HOST_GATE"].filter((name) => env[name] === undefined);
  const problems = [
    ...(result.issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...missing.map((name) => `${name}: binding is missing`),
  ];
  if (!result.success || problems.length > 0) {
    throw new SettingsError(`The scraper is not configured: ${problems.join("; ")}`);
  }
  return result.output;
}
