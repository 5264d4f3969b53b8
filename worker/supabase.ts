/** Clients of the backend: the public's with the publishable key, a caller's with their own JWT on top. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../domain/database.ts";
import type { Config } from "./env.ts";
import { ApiError, unavailable } from "./errors.ts";

const readTimeoutMs = 3_000;

export type Backend = SupabaseClient<Database>;

export function publicBackend(config: Config): Backend {
  return createClient<Database>(config.SUPABASE_URL, config.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithTimeout },
  });
}

export function callersBackend(config: Config, accessToken: string): Backend {
  return createClient<Database>(config.SUPABASE_URL, config.SUPABASE_PUBLISHABLE_KEY, {
    accessToken: async () => accessToken,
    global: { fetch: fetchWithTimeout },
  });
}

const fetchWithTimeout: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(readTimeoutMs) });

type Answer<Data> = { data: Data; error: null } | { data: null; error: object };
type WriteAnswer<Data> = { data: Data; error: null } | { data: null; error: { code: string } };

/** The data of an answer, or the error that says that the backend could not be asked. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.error) throw unavailable(answer.error);
  return answer.data;
}

/** The same for a write, whose refusals by the database mean something: PostgREST hands its codes on. */
export function writeData<Data>(answer: WriteAnswer<Data>): Data {
  if (!answer.error) return answer.data;
  if (answer.error.code === "PT429") {
    throw new ApiError("too_many_requests", "That is a lot for one day. Please write to us or call.", {
      cause: answer.error,
    });
  }
  throw unavailable(answer.error);
}
