/** Clients of the backend's data: the public's with the publishable key, a caller's with their own JWT on top. */
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database, Json } from "../domain/database.ts";
import { fetchFromBackend } from "./backend-fetch.ts";
import type { Config } from "./env.ts";
import { ApiError, type ErrorCode, unavailable } from "./errors.ts";

export type Backend = PostgrestClient<Database>;

export function publicBackend(config: Config): Backend {
  return clientOf(config, {});
}

export function callersBackend(config: Config, accessToken: string): Backend {
  return clientOf(config, { authorization: `Bearer ${accessToken}` });
}

/** The data part of supabase-js: the whole of it brings sign-in and web sockets that a Worker does not use. */
function clientOf(config: Config, headers: Record<string, string>): Backend {
  return new PostgrestClient<Database>(`${config.SUPABASE_URL}/rest/v1`, {
    headers: { apikey: config.SUPABASE_PUBLISHABLE_KEY, ...headers },
    fetch: fetchFromBackend(config.BACKEND_TIMEOUT_SECONDS * 1000),
    // Its own retries wait up to seven seconds; fetchFromBackend knows better.
    retry: false,
  });
}

type Answer<Data> = { data: Data; error: null } | { data: null; error: object };
type WriteAnswer<Data> = { data: Data; error: null } | { data: null; error: { code: string } };

/** The data of an answer, or the error that says that the backend could not be asked. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.error) throw unavailable(answer.error);
  return answer.data;
}

/** What admins' writes are refused for, by SQLSTATE: another has it, it is under way, what it names is not there. */
const refusals: Record<string, [ErrorCode, string]> = {
  "23505": ["conflict", "There is one already."],
  PT404: ["not_found", "What this belongs to does not exist."],
  PT409: ["conflict", "The run is under way. Cancel it first."],
  PT423: ["conflict", "This source is paused. Resume it first."],
  PT422: ["host_not_allowed", "This address is on none of the source's allowed hosts."],
  "23503": ["not_found", "What this belongs to does not exist."],
};

/** The same for a write, whose refusals by the database mean something: PostgREST hands its codes on. */
export function writeData<Data>(answer: WriteAnswer<Data>): Data {
  if (!answer.error) return answer.data;
  if (answer.error.code === "PT429") {
    throw new ApiError("too_many_requests", "That is a lot for one day. Please write to us or call.", {
      cause: answer.error,
    });
  }
  const refusal = refusals[answer.error.code];
  if (refusal) throw new ApiError(...refusal, { cause: answer.error });
  throw unavailable(answer.error);
}

/** What a function of ours answered as JSON: its shape is fixed by the SQL beside which the caller names it. */
export function jsonOf<Shape>(answer: Answer<Json>): Shape {
  return dataOf(answer) as Shape;
}
