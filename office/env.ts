/** What the platform passes to the office Worker: bindings, which it has checked, and variables, checked here. */
import * as v from "valibot";
import type { ShareCardMessage } from "../domain/listings/share-card/share-card-message.ts";

export const settingsSchema = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_SECRET_KEY: v.pipe(v.string(), v.minLength(20)),
  /** Where the scraper's alarms are sent, besides the administration. Without it they are logged. */
  ALARM_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Called, besides the office's email, when half or five sixths of the time to answer a lead have passed. */
  ENQUIRY_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url())),
  /** For the links in emails and webhook calls. */
  SITE_URL: v.pipe(v.string(), v.url()),
  /** Called after each tick that succeeded. A service that watches it notices when the calls stop. */
  HEARTBEAT_URL: v.optional(v.pipe(v.string(), v.url())),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

type Bindings = {
  CATALOGUE: KVNamespace;
  SNAPSHOT: KVNamespace;
  SHARE_CARD_QUEUE: Queue<ShareCardMessage>;
};

export const bindingNames = ["CATALOGUE", "SNAPSHOT", "SHARE_CARD_QUEUE"];

export type RawEnv = Bindings & { readonly [name: string]: unknown };
