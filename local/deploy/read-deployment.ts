/** Collects what the checks look at: the three wrangler.toml files, and the ways to the two services. */
import { execFile } from "node:child_process";
import { resolveTxt } from "node:dns/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { unstable_readConfig } from "wrangler";
import { type Connection, connect } from "../database/connect.ts";
import { CannotAsk } from "./cannot-ask.ts";
import type { Deployment } from "./check.ts";
import { openCloudflare } from "./cloudflare.ts";
import { openSupabase } from "./supabase.ts";

const root = join(import.meta.dirname, "../..");
/** A line of .env.deploy that is not filled in yet counts as missing. */
const optional = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value || undefined),
  ),
);

const environmentSchema = v.object({
  DATABASE_URL: optional,
  SUPABASE_PUBLISHABLE_KEY: optional,
  SUPABASE_SECRET_KEY: optional,
  SUPABASE_SCRAPER_KEY: optional,
  SUPABASE_ACCESS_TOKEN: optional,
  CLOUDFLARE_API_TOKEN: optional,
  CLOUDFLARE_ACCOUNT_ID: optional,
  /** Wrangler's own name for it. */
  CLOUDFLARE_API_BASE_URL: v.optional(v.pipe(v.string(), v.url()), "https://api.cloudflare.com/client/v4"),
});
type Environment = v.InferOutput<typeof environmentSchema>;

export function readDeployment(
  folder: string,
  variables: NodeJS.ProcessEnv,
): Deployment & { close(): Promise<void> } {
  const environment = v.parse(environmentSchema, variables);
  const site = unstable_readConfig({ config: join(folder, "wrangler.toml") });
  const office = unstable_readConfig({ config: join(folder, "office/wrangler.toml") });
  const scraper = unstable_readConfig({ config: join(folder, "scraper/wrangler.toml") });
  const database: Connection | undefined = environment.DATABASE_URL
    ? connect(environment.DATABASE_URL)
    : undefined;
  return {
    site,
    office,
    scraper,
    supabase: reachSupabase(String(site.vars["SUPABASE_URL"]), environment),
    cloudflare: openCloudflare({
      url: environment.CLOUDFLARE_API_BASE_URL,
      accountId: environment.CLOUDFLARE_ACCOUNT_ID ?? site.account_id,
      findToken: async () => environment.CLOUDFLARE_API_TOKEN ?? readWranglersToken(),
      fetch,
    }),
    database,
    readTxt,
    fetch,
    now: () => new Date(),
    close: async () => database?.close(),
  };
}

function reachSupabase(url: string, environment: Environment) {
  const { SUPABASE_ACCESS_TOKEN: token } = environment;
  // A project with a domain of its own, or one hosted elsewhere, does not tell its reference.
  const project = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(url)?.[1];
  return openSupabase({
    url,
    publishableKey: environment.SUPABASE_PUBLISHABLE_KEY,
    secretKey: environment.SUPABASE_SECRET_KEY,
    scraperKey: environment.SUPABASE_SCRAPER_KEY,
    management: token && project ? { url: "https://api.supabase.com", project, token } : undefined,
    fetch,
  });
}

const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }));

/** Of `wrangler login`. Wrangler renews it when it has expired. */
async function readWranglersToken(): Promise<string> {
  try {
    const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
    const { stdout } = await promisify(execFile)(process.execPath, [wrangler, "auth", "token", "--json"]);
    return v.parse(tokenSchema, stdout).token;
  } catch (cause) {
    throw new CannotAsk("Nobody is signed in to Cloudflare.", "Run `npx wrangler login`.", { cause });
  }
}

async function readTxt(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(""));
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (code === "ENODATA" || code === "ENOTFOUND") return [];
    throw new CannotAsk(
      `DNS could not be asked about ${name} (${code}).`,
      "Check the network and try again.",
      { cause },
    );
  }
}
