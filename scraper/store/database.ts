/** The scraper's only way to Postgres: supabase-js with the secret key. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../domain/database.ts";
import type { Settings } from "../env.ts";

export type ScrapeDatabase = SupabaseClient<Database>;

/** A database that does not answer must fail the message while its retry still can be scheduled. */
const timeoutMs = 10_000;

export function connect(settings: Settings): ScrapeDatabase {
  return createClient<Database>(settings.SUPABASE_URL, settings.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }) },
  });
}

export class StoreError extends Error {
  override name = "StoreError";
}

type Answer<Data> = { data: Data; error: { message: string; code?: string } | null };

/** An answer's data; an error becomes an exception, so that nothing is taken for empty that could not be asked. */
export function unwrap<Data>(answer: Answer<Data>, doing: string): NonNullable<Data> | null {
  if (answer.error) throw new StoreError(`${doing}: ${answer.error.message}`, { cause: answer.error });
  return answer.data ?? null;
}
