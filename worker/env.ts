/** The site Worker's configuration, checked once. An error names every problem together. */
import * as v from "valibot";
import type { PartnerFeedsService } from "../domain/feeds/partner-feed.ts";
import type { NoticeMessage } from "../domain/leads/lead-notice.ts";
import type { ShareCardMessage } from "../domain/listings/share-card/share-card-message.ts";
import type { PapersService } from "../domain/papers/paper.ts";
import type { PeopleService } from "../domain/people.ts";
import type { TeachingService } from "../domain/scraping/teaching.ts";
import type { ScrapeMessage } from "../domain/scraping/scrape-messages.ts";
import type { LetterPreviewsService } from "../domain/texts/letters/letter-preview.ts";
import { hostListSchema } from "../domain/scraping/web-address.ts";
import type { CountedView } from "../domain/views.ts";
import { hasAttribution, tileSettings } from "./pages/tile-settings.ts";

export type Env = {
  ASSETS: Fetcher;
  /** The catalogue's version. */
  CATALOGUE: KVNamespace;
  /** The public catalogue for outages, which only the office Worker writes. */
  SNAPSHOT: KVNamespace;
  SCRAPE_QUEUE: Queue<ScrapeMessage>;
  NOTICE_QUEUE: Queue<NoticeMessage>;
  VIEW_QUEUE: Queue<CountedView>;
  SHARE_CARD_QUEUE: Queue<ShareCardMessage>;
  IMAGES: ImagesBinding;
  /** The office Worker's entrypoint that acts on accounts. */
  PEOPLE: Pick<PeopleService, "act">;
  /** The office Worker's entrypoint that prints papers. */
  PAPERS: PapersService;
  /** The office Worker's entrypoint that draws letters with sample values. */
  LETTER_PREVIEWS: LetterPreviewsService;
  /** The office Worker's entrypoint that writes the files of partners. */
  PARTNER_FEEDS: PartnerFeedsService;
  /** The scraper Worker's entrypoint that asks outside sites while an admin waits. */
  TEACHING: Pick<TeachingService, "answer" | "splitPost">;
  /** Limits by address and minute, for forms, sign-in calls, one account's sign-in calls by network and altogether, reads that miss the cache, missing pages, browsers' reports and views. */
  LEAD_LIMIT: RateLimit;
  AUTH_LIMIT: RateLimit;
  ACCOUNT_LIMIT: RateLimit;
  ACCOUNT_BRAKE: RateLimit;
  MISS_LIMIT: RateLimit;
  NOT_FOUND_LIMIT: RateLimit;
  REPORT_LIMIT: RateLimit;
  VIEW_LIMIT: RateLimit;
};

const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/, "must be a number of seconds"),
  v.transform(Number),
);
const httpUrl = v.pipe(
  v.string(),
  v.url("must be a URL"),
  v.regex(/^https?:\/\/[^/]+$/, "must be an origin without a path"),
);

const settingsSchema = v.object({
  SITE_URL: httpUrl,
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string(), v.nonEmpty("must not be empty")),
  /** A secret key used only to name the visitor behind an Auth call. Without it Auth rate-limits the whole Worker. */
  SUPABASE_FORWARDING_KEY: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  /** Proves to the database that a form came through this site, and signs what the thank-you page shows. */
  SITE_KEY: v.pipe(v.string(), v.minLength(32, "must have at least 32 characters")),
  /** Signs the links to the guide and to a viewing in letters. The office Worker has the same. */
  GUIDE_LINK_KEY: v.pipe(v.string(), v.minLength(32, "must have at least 32 characters")),
  /** With which the email provider signs its calls about bounces and complaints. Without it they are not taken. */
  MAIL_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/, "must begin with whsec_")),
  ),
  /** The newsletter provider's form, shown in place of ours. */
  NEWSLETTER_FRAME_URL: v.optional(
    v.pipe(v.string(), v.url("must be a URL"), v.startsWith("https://", "must be an https address")),
  ),
  /** False locally, where a log line per request is noise. */
  LOG_REQUESTS: v.picklist(["true", "false"]),
  CACHE_FRESH_SECONDS: seconds,
  CACHE_STALE_SECONDS: seconds,
  CACHE_KEEP_SECONDS: seconds,
  /** A read or write of data that takes longer is an outage. */
  BACKEND_TIMEOUT_SECONDS: seconds,
  /** How often an isolate checks for a new catalogue version. */
  VERSION_LOOK_SECONDS: seconds,
  /** Non-public hosts that a source may name: only the sample outside site, and only locally. */
  PRIVATE_HOSTS_ALLOWED: hostListSchema,
  ...tileSettings,
});
const configSchema = v.pipe(
  settingsSchema,
  v.check((settings) => hasAttribution(settings), "MAP_TILES_URL needs MAP_TILES_ATTRIBUTION"),
);

export type Config = v.InferOutput<typeof configSchema>;

class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

const checked = new WeakMap<object, Config>();

export function readConfig(env: object): Config {
  const known = checked.get(env);
  if (known) return known;
  const result = v.safeParse(configSchema, env);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new ConfigurationError(`The site Worker cannot start:\n  ${problems.join("\n  ")}`);
  }
  checked.set(env, result.output);
  return result.output;
}
