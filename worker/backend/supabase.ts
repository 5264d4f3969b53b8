/** Clients for the backend's data: the public one has the publishable key, a caller's adds the caller's own JWT. */
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Context } from "hono";
import type { Database, Json } from "../../domain/database.ts";
import { failureOf } from "./failure-of.ts";
import { findRefusedField } from "./find-refused-field.ts";
import { fetchForCommand, fetchForForm, fetchFromBackend } from "./backend-fetch.ts";
import type { SignedInContext } from "../context.ts";
import { type Config, readConfig } from "../env.ts";
import type { ErrorCode } from "../../domain/error-codes.ts";
import { ApiError } from "../errors.ts";
import { pageLanguage } from "../http/page-language.ts";

export type Backend = PostgrestClient<Database>;

export function publicBackend(config: Config): Backend {
  return clientOf(config, undefined);
}

/**
 * Row level security sees the caller: the client sends the caller's own token. SQL names homes in the language of the
 * page (`reader_language`).
 */
export function callersBackend(c: Context<SignedInContext>): Backend {
  const language = pageLanguage(c);
  const headers = language && { "accept-language": language };
  return clientOf(readConfig(c.env), c.get("accessToken"), fetchFromBackend, headers);
}

/** For a command that may take up to a minute. */
export function patientBackend(c: Context<SignedInContext>): Backend {
  return clientOf(readConfig(c.env), c.get("accessToken"), fetchForCommand);
}

/** For forms of visitors. It waits longer, because no copy can answer for it. */
export function formBackend(config: Config, accessToken: string | undefined): Backend {
  return clientOf(config, accessToken, fetchForForm);
}

/** For what only this Worker may ask: the database knows it by its key. */
export function siteBackend(config: Config): Backend {
  return clientOf(config, undefined, fetchFromBackend, { "x-site-key": config.SITE_KEY });
}

/** For what only this Worker may ask, and only in the name of a person. */
export function callersSiteBackend(c: Context<SignedInContext>): Backend {
  const config = readConfig(c.env);
  return clientOf(config, c.get("accessToken"), fetchFromBackend, { "x-site-key": config.SITE_KEY });
}

/** The data part of supabase-js. The whole package adds sign-in and web sockets, which a Worker does not use. */
function clientOf(
  config: Config,
  accessToken: string | undefined,
  fetchWithin: typeof fetchFromBackend = fetchFromBackend,
  more: Record<string, string> = {},
): Backend {
  const headers = accessToken ? { authorization: `Bearer ${accessToken}`, ...more } : more;
  return new PostgrestClient<Database>(`${config.SUPABASE_URL}/rest/v1`, {
    headers: { apikey: config.SUPABASE_PUBLISHABLE_KEY, ...headers },
    fetch: fetchWithin(config.BACKEND_TIMEOUT_SECONDS * 1000),
    // The client's own retries wait up to seven seconds; fetchFromBackend retries sooner.
    retry: false,
  });
}

type AnswerError = { code: string; message: string };
type Answer<Data> = { status: number } & ({ data: Data; error: null } | { data: null; error: AnswerError });

/** The data of an answer. An error becomes "unavailable", except that of a token that ran out on its way. */
export function dataOf<Data>(answer: Answer<Data>): Data {
  if (answer.error) throw failureOf(answer);
  return answer.data;
}

/** Another text has it or had it, here or in the library that we ship. */
export const addressTaken: readonly [ErrorCode, string] = [
  "address_taken",
  "Another text has or had this address. Choose another one.",
];

/** Why the database refuses a write, by SQLSTATE: our code, a sentence, and the field that is wrong. */
export type Refusals = Readonly<Record<string, readonly [ErrorCode, string, string?]>>;

/** What a SQLSTATE says where the caller does not know better. */
const refusals: Refusals = {
  "23505": ["already_exists", "This already exists."],
  "23P01": ["viewing_clash", "Somebody else sees this home at that time."],
  "42501": ["not_allowed", "Your role does not allow this. Ask an owner to do it."],
  PT410: ["last_owner", "This is the last owner. Make another person an owner first."],
  PT428: [
    "other_ways_in",
    "The mailbox is not all that opens this account. Look at its other ways in, then give the role again.",
  ],
  PT404: ["not_found", "The record that this refers to does not exist."],
  PT409: ["conflict", "It has changed meanwhile. Load it again."],
  PT423: ["source_paused", "This source is paused. Resume it first."],
  PT424: ["picture_gone", "A picture of this text is no longer in the library. Choose another."],
  PT426: addressTaken,
  PT425: ["guide_gone", "This PDF is no longer stored. Choose it again."],
  PT422: ["host_not_allowed", "The host of this address is not one of the source's allowed hosts."],
  PT429: ["too_many_requests", "That is a lot for one day. Please write to us or call."],
  PT451: [
    "never_offered",
    "Its title names the studio at View Talay 5 that is never offered, so it cannot be published.",
    "title",
  ],
  "23503": ["not_found", "The record that this refers to does not exist."],
};

/**
 * The same for a write. PostgREST passes the database's error codes on, and the known ones become clear refusals:
 * first as `ifRefused` says it of this write.
 */
export function writeData<Data>(answer: Answer<Data>, ifRefused: Refusals = {}): Data {
  if (!answer.error) return answer.data;
  const refusal = ifRefused[answer.error.code] ?? refusals[answer.error.code];
  if (!refusal) throw refuseValue(answer.error) ?? failureOf(answer);
  const [code, message, field] = refusal;
  throw new ApiError(code, message, { cause: answer.error, ...(field && { field }) });
}

/** SQLSTATE 22 and 23: a value that the column's type or one of its rules does not take. */
function refuseValue(error: AnswerError): ApiError | undefined {
  if (!/^2[23]/.test(error.code)) return undefined;
  const field = findRefusedField(error.message);
  const message = field ? `${field}: this value cannot be stored.` : "One of the values cannot be stored.";
  return new ApiError("invalid_input", message, { cause: error, ...(field && { field }) });
}

/** The JSON answer of one of our SQL functions. The SQL fixes its shape, and the caller names it. */
export function jsonOf<Shape>(answer: Answer<Json>): Shape {
  return dataOf(answer) as Shape;
}
