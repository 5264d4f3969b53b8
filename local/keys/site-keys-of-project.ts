/** Adds and forgets keys of the site Worker in a Supabase project. The embedded backend makes its own. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../domain/database.ts";
import { hashSiteKey, makeSiteKey } from "./site-key.ts";

/** Earlier keys stay valid until they are forgotten, so that forms work until the new one is deployed. */
export async function addSiteKey(environment: NodeJS.ProcessEnv): Promise<void> {
  const key = makeSiteKey();
  const { error } = await connect(environment)
    .from("site_keys")
    .insert({ hash: hashSiteKey(key) });
  if (error) throw new Error(`Could not add a key: ${error.message}`);
  console.log(`${key}\nThe database keeps only its hash. Store it now: npx wrangler secret put SITE_KEY`);
}

export async function forgetSiteKeys(environment: NodeJS.ProcessEnv): Promise<void> {
  const client = connect(environment);
  const newest = await client
    .from("site_keys")
    .select("hash")
    .order("created_at", { ascending: false })
    .limit(1);
  if (newest.error) throw new Error(`Could not read the keys: ${newest.error.message}`);
  const [kept] = newest.data;
  if (!kept) throw new Error("There is no site key yet: npm run keys -- site-key");
  const { error } = await client.from("site_keys").delete().neq("hash", kept.hash);
  if (error) throw new Error(`Could not forget the keys: ${error.message}`);
  console.log("Only the newest site key is valid now.");
}

function connect({
  SUPABASE_URL: url,
  SUPABASE_SECRET_KEY: key,
}: NodeJS.ProcessEnv): SupabaseClient<Database> {
  if (!url || !key) {
    throw new Error("Set SUPABASE_URL and SUPABASE_SECRET_KEY. The embedded backend makes its own site key.");
  }
  return createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
