/**
 * A client of Supabase for a Worker that works behind the site. Each passes its own key, which decides what it may do.
 * The site Worker has a smaller client of its own (worker/backend).
 */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../database.ts";
import type { TaskCaller } from "../people.ts";
import { repeatWhenTakenBack } from "./repeat-call.ts";

export type BackendClient = SupabaseClient<Database>;

/** When the backend does not answer, a queue's message must fail early enough for its retry to be scheduled. */
const timeoutMs = 10_000;

/** For a call that may end a run: the database lets it work for a minute, and ends it itself. */
const longCallMs = 65_000;
export const longCall = () => AbortSignal.timeout(longCallMs);

/** Pages of many sources are stored side by side. */
const tries = 4;

/** The specification's. Nothing of ours opens a channel (record 0275); whoever does beats as often as it says. */
const realtime = { heartbeatIntervalMs: 30_000 };

const withoutSession = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
const inTime =
  (send: typeof fetch): typeof fetch =>
  (input, init) =>
    send(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs) });

export function connect(url: string, key: string, send: typeof fetch): BackendClient {
  return createClient<Database>(url, key, {
    auth: withoutSession,
    realtime,
    global: { fetch: repeatWhenTakenBack(inTime(send), tries) },
  });
}

/**
 * The database as an admin sees it, by their own token: row level security decides what they may ask for. Never with a
 * key of ours: without a token it would be the Worker itself that asks.
 */
export function connectAsCaller(
  url: string,
  { accessToken, publishableKey }: TaskCaller,
  send: typeof fetch,
): BackendClient {
  return createClient<Database>(url, publishableKey, {
    auth: withoutSession,
    realtime,
    global: { headers: { authorization: `Bearer ${accessToken}` }, fetch: inTime(send) },
  });
}
