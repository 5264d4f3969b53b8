/**
 * The Supabase under test: the embedded one, or a given project by SUPABASE_URL, its keys and DATABASE_URL. There,
 * MAILBOX_URL may answer `?to=ADDRESS` with the messages, newest first, and SITE_URL is where its links lead.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { defaultAuthSettings } from "../../local/auth/settings.ts";
import { type Backend, startBackend } from "../../local/backend.ts";
import { type LetterWords, type SignInLetter, readSignInLetter } from "../sign-in-letter.ts";
import { whenSchemaIsRead } from "./schema-cache.ts";

export const siteUrl = process.env["SITE_URL"] ?? "http://localhost:8787";

/** What `/auth/v1/settings` tells everybody. */
type AuthAnswer = {
  external: { anonymous_users: boolean; phone: boolean };
  disable_signup: boolean;
  mailer_autoconfirm: boolean;
  sms_provider: string;
  passkeys_enabled?: boolean;
};

type Server = {
  url: string;
  publishableKey: string;
  secretKey: string;
  mailbox: string | undefined;
  script(sql: string): Promise<void>;
  query<Row>(sql: string, parameters?: string[]): Promise<Row[]>;
  backend?: Backend;
  close(): Promise<void>;
};
type Target = Server & { auth: AuthAnswer };

let opened: Target | undefined;

export async function openTarget(): Promise<void> {
  const server = process.env["SUPABASE_URL"] ? openReal(process.env["SUPABASE_URL"]) : await openEmbedded();
  const settings = await fetch(`${server.url}/auth/v1/settings`, {
    headers: { apikey: server.publishableKey },
  });
  opened = { ...server, auth: await settings.json() };
  await opened.script(await readFile(join(import.meta.dirname, "schema.sql"), "utf8"));
  await whenSchemaIsRead(askForBooks, "there");
}

export async function closeTarget(): Promise<void> {
  if (!opened) return;
  await opened.script(await readFile(join(import.meta.dirname, "drop-schema.sql"), "utf8"));
  await whenSchemaIsRead(askForBooks, "gone");
  await opened.close();
}

const askForBooks = () => ask("/rest/v1/contract_books?limit=0");

async function openEmbedded(): Promise<Server> {
  const rateLimits = {
    ...defaultAuthSettings.rateLimits,
    signUps: 1000,
    verifications: 1000,
    anonymous: 1000,
  };
  const backend = await startBackend({ port: 0, auth: { siteUrl, rateLimits } });
  const { script, query } = backend.database;
  return { ...backend, backend, mailbox: mailboxOf(backend), script, query };
}

export function mailboxOf({ url }: Pick<Backend, "url">): string {
  return `${url}/_local/mailbox/messages`;
}

function openReal(url: string): Server {
  const sql = postgres(requireVariable("DATABASE_URL"), { max: 1, onnotice: () => {} });
  return {
    url,
    publishableKey: requireVariable("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: requireVariable("SUPABASE_SECRET_KEY"),
    mailbox: process.env["MAILBOX_URL"],
    script: async (text) => void (await sql.unsafe(text).simple()),
    query: async <Row>(text: string, parameters: string[] = []) =>
      Array.from(await sql.unsafe<Row[] & object[]>(text, parameters)),
    close: () => sql.end(),
  };
}

function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} to run the contract against a real Supabase.`);
  return value;
}

export function target(): Target {
  if (!opened) throw new Error("The target is opened before the tests run.");
  return opened;
}

/** The embedded backend, for tests that run only against it. */
export function embedded(): Backend {
  const { backend } = target();
  if (!backend) throw new Error("This test runs only against the embedded backend.");
  return backend;
}

export type ClientOptions = { key?: string; flowType?: "implicit" | "pkce"; url?: string };

export function connect({
  key = target().publishableKey,
  flowType = "implicit",
  url = target().url,
}: ClientOptions = {}): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false, flowType } });
}

export function asService(): SupabaseClient {
  return connect({ key: target().secretKey });
}

/** Sends a raw request, for answers that supabase-js does not show. */
export function ask(path: string, init: RequestInit & { key?: string } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("apikey", init.key ?? target().secretKey);
  return fetch(target().url + path, { redirect: "manual", ...init, headers });
}

let users = 0;
const run = crypto.randomUUID().slice(0, 8);
export const password = "correct horse battery";

export function newAddress(): string {
  users += 1;
  return `contract-${run}-${users}@example.com`;
}

export function newPhone(): string {
  users += 1;
  return `6680${String(Date.now()).slice(-4)}${String(users).padStart(3, "0")}`;
}

/** Creates a confirmed user and signs in. */
export async function signInNew(): Promise<{ client: SupabaseClient; email: string; id: string }> {
  const email = newAddress();
  const { data, error } = await asService().auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  const client = connect();
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  return { client, email, id: data.user.id };
}

const waitMs = 30_000;
const pauseMs = 200;
/** How many messages to an address a test has read. */
const read = new Map<string, number>();

/** Waits for the next message to an address. */
export async function nextLetter(
  to: string,
  mailbox = target().mailbox,
): Promise<LetterWords & SignInLetter & { id: number }> {
  const address = `${mailbox}?to=${encodeURIComponent(to)}`;
  const seen = read.get(address) ?? 0;
  for (const until = Date.now() + waitMs; ; await setTimeout(pauseMs)) {
    const messages = (await (await fetch(address)).json()) as (LetterWords & { id: number })[];
    const [newest] = messages;
    if (newest && messages.length > seen) {
      read.set(address, messages.length);
      return { ...newest, ...readSignInLetter(newest) };
    }
    if (Date.now() > until) throw new Error(`No message came to ${to}.`);
  }
}

type Answer = { error: { code?: string | undefined; message: string } | null };

/** Asks again after the pause between two messages to one person, which every project sets for itself. */
export async function afterPause<Given extends Answer>(send: () => Promise<Given>): Promise<Given> {
  const answer = await send();
  if (!answer.error?.code?.endsWith("_send_rate_limit")) return answer;
  const seconds = Number(/after (\d+) second/.exec(answer.error.message)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) throw new Error(`No pause is named: ${answer.error.message}`);
  await setTimeout((seconds + 1) * 1000);
  return send();
}

/** Supabase's own link to a message's code: a GET that redirects. */
export function verifyUrl({ token_hash }: SignInLetter, type: string, redirectTo: string): string {
  const query = new URLSearchParams({ token: token_hash, type, redirect_to: redirectTo });
  return `${target().url}/auth/v1/verify?${query}`;
}
