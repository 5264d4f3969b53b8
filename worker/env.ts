/** The site Worker's configuration: checked once, every problem named together. */
import * as v from "valibot";
import type { LeadNotice } from "../domain/lead-notice.ts";
import type { MapTiles } from "../web/map/map-tiles.ts";
import type { ScrapeMessage } from "../domain/scrape-messages.ts";

export type Env = {
  ASSETS: Fetcher;
  CATALOGUE: KVNamespace;
  SCRAPE_QUEUE: Queue<ScrapeMessage>;
  NOTICE_QUEUE: Queue<LeadNotice>;
  IMAGES: ImagesBinding;
  /** By address and minute: forms, sign-in calls, and reads that no copy at the edge answers. */
  LEAD_LIMIT: RateLimit;
  AUTH_LIMIT: RateLimit;
  MISS_LIMIT: RateLimit;
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

/** No query: its keys would be public, and the policy of a page knows origins alone. */
const tileAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^/?#{}]+\/[^?#]*$/, "must be an https address"),
  v.check(
    (address) => ["{z}", "{x}", "{y}"].every((part) => address.includes(part)),
    "must contain {z}, {x} and {y}",
  ),
);

const settingsSchema = v.object({
  SITE_URL: httpUrl,
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string(), v.nonEmpty("must not be empty")),
  /** A secret key that may nothing but say for whom an Auth call is made; without it Auth limits this Worker. */
  SUPABASE_FORWARDING_KEY: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  /** Locally nobody reads a line a request. */
  LOG_REQUESTS: v.picklist(["true", "false"]),
  CACHE_FRESH_SECONDS: seconds,
  CACHE_STALE_SECONDS: seconds,
  CACHE_KEEP_SECONDS: seconds,
  /** The maps' ground: without it our own drawing, and no outside service is asked. */
  MAP_TILES_URL: v.optional(tileAddress),
  MAP_TILES_ATTRIBUTION: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty"))),
  MAP_TILES_ATTRIBUTION_URL: v.optional(v.pipe(v.string(), v.url("must be a URL"))),
});
const configSchema = v.pipe(
  settingsSchema,
  v.check(
    ({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) => !MAP_TILES_URL || MAP_TILES_ATTRIBUTION !== undefined,
    "MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: nobody gives tiles away without a name on them",
  ),
);

export type Config = v.InferOutput<typeof configSchema>;

export function readTiles(config: Config): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = config;
  if (!url || !attribution) return null;
  return { url, attribution, attributionUrl: config.MAP_TILES_ATTRIBUTION_URL };
}

export class ConfigurationError extends Error {
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
