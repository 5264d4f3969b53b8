/** The database as an admin sees it, by their own token: row level security decides what they may ask for. */
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../domain/database.ts";
import type { TaskCaller } from "../../domain/people.ts";
import { type RawEnv, readSettings } from "../env.ts";
import type { ScrapeDatabase } from "./database.ts";

const timeoutMs = 10_000;

/** Never with the secret key: without a token it would be the service itself that asks. */
export function connectAsCaller(env: RawEnv, { accessToken, publishableKey }: TaskCaller): ScrapeDatabase {
  return createClient<Database>(readSettings(env).SUPABASE_URL, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: { authorization: `Bearer ${accessToken}` },
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    },
  });
}
