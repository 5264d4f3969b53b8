/** A check of a deployment, and the things that it may look at. */
import type { Unstable_Config } from "wrangler";
import type { SqlRunner } from "../database/migrate.ts";
import type { Cloudflare } from "./cloudflare.ts";
import type { Finding } from "./finding.ts";
import type { Supabase } from "./supabase.ts";

/** The part of a wrangler.toml that the checks read. */
type WorkerFile = Pick<Unstable_Config, "name" | "vars" | "kv_namespaces" | "queues" | "triggers" | "routes">;

export type Deployment = {
  site: WorkerFile;
  office: WorkerFile;
  scraper: WorkerFile;
  supabase: Supabase;
  cloudflare: Cloudflare;
  /** Undefined without DATABASE_URL. */
  database: Pick<SqlRunner, "query"> | undefined;
  /** The TXT records of a name, each in one piece; an empty list if there are none. */
  readTxt(name: string): Promise<string[]>;
  fetch: typeof fetch;
  now(): Date;
};

export type Check = {
  name: string;
  /** Results of deploying can be checked only afterwards. Everything else must be right before. */
  when: "before" | "after";
  run(deployment: Deployment): Finding[] | Promise<Finding[]>;
};
