/** The scraper's only access to Postgres: supabase-js with the secret key. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../domain/database.ts";
import type { Settings } from "../env.ts";
import { repeatWhenTakenBack } from "./repeat-call.ts";

export type ScrapeDatabase = SupabaseClient<Database>;

/** When the database does not answer, the message must fail early enough for its retry to be scheduled. */
const timeoutMs = 10_000;

export function connect(settings: Settings): ScrapeDatabase {
  return createClient<Database>(settings.SUPABASE_URL, settings.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: repeatWhenTakenBack((input, init) =>
        fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
      ),
    },
  });
}

class StoreError extends Error {
  override name = "StoreError";
}

type Answer<Data> = { data: Data; error: { code?: string } | null; status: number };

/**
 * Returns an answer's data and throws its error, so that a failed query is never mistaken for an empty result. Of the
 * error only its code is kept: its message quotes values.
 */
export function unwrap<Data>(answer: Answer<Data>, doing: string): NonNullable<Data> | null {
  if (answer.error) throw new StoreError(`${doing}: ${answer.error.code || `status ${answer.status}`}`);
  return answer.data ?? null;
}
