/** The Supabase under test: the embedded one, or a real project given by SUPABASE_URL, its keys and DATABASE_URL. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { defaultAuthSettings } from "../../local/auth/settings.ts";
import { type Backend, startBackend } from "../../local/backend.ts";
import type { Message } from "../../local/mailbox/mailbox.ts";

export const siteUrl = "http://localhost:8787";

type Target = {
  url: string;
  publishableKey: string;
  secretKey: string;
  script(sql: string): Promise<void>;
  backend?: Backend;
  close(): Promise<void>;
};

let opened: Target | undefined;

export async function openTarget(): Promise<void> {
  opened = process.env["SUPABASE_URL"] ? openReal(process.env["SUPABASE_URL"]) : await openEmbedded();
  await opened.script(await readFile(join(import.meta.dirname, "schema.sql"), "utf8"));
}

export async function closeTarget(): Promise<void> {
  await opened?.script(await readFile(join(import.meta.dirname, "drop-schema.sql"), "utf8"));
  await opened?.close();
}

async function openEmbedded(): Promise<Target> {
  const rateLimits = {
    ...defaultAuthSettings.rateLimits,
    signUps: 1000,
    verifications: 1000,
    anonymous: 1000,
  };
  const backend = await startBackend({ port: 0, auth: { siteUrl, rateLimits } });
  return { ...backend, backend, script: backend.database.script };
}

function openReal(url: string): Target {
  const sql = postgres(requireVariable("DATABASE_URL"), { max: 1, onnotice: () => {} });
  return {
    url,
    publishableKey: requireVariable("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: requireVariable("SUPABASE_SECRET_KEY"),
    script: async (text) => void (await sql.unsafe(text).simple()),
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

export async function newestMessage(
  to: string,
  url = target().url,
): Promise<Message & { details: Record<string, string> }> {
  const response = await fetch(`${url}/_local/mailbox/messages?to=${encodeURIComponent(to)}`);
  const [message] = (await response.json()) as (Message & { details: Record<string, string> })[];
  if (!message) throw new Error(`No message was sent to ${to}.`);
  return message;
}
