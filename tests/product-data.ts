/** Reads and changes the data of a product that runs as another process, through its own addresses. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { consentVersion } from "../domain/leads/consent.ts";
import type { Start } from "./start-command.ts";

type Address = Pick<Start, "url">;

/** workerd closes a connection after five idle seconds, perhaps just as a request is sent on it. */
export const newConnection = { connection: "close" };

/** Each visitor has an address of their own, so that no limit for one visitor counts. */
export function sendLead(
  { url }: Address,
  email: string,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Response> {
  return fetch(`${url}/api/leads/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": addressOf(email), ...newConnection },
    body: JSON.stringify({
      name: "Ann Example",
      email,
      message: `Is the pool heated? I am ${email}.`,
      consent: consentVersion,
      locale: "en",
      idempotencyKey,
    }),
  });
}

function addressOf(text: string): string {
  const sum = [...text].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return `10.${(sum >>> 16) & 255}.${(sum >>> 8) & 255}.${sum & 255}`;
}

/** Far longer than an answer takes on a busy machine; a backend that hangs must not hang its test. */
const answersWithinMs = 60_000;

/** The backend's REST address, with all rights. */
function askBackend({ ports, folder }: Start, path: string, init: RequestInit = {}): Promise<Response> {
  const { secretKey }: { secretKey: string } = JSON.parse(readFileSync(join(folder, "keys.json"), "utf8"));
  const headers = { apikey: secretKey, "content-type": "application/json" };
  const signal = AbortSignal.timeout(answersWithinMs);
  return fetch(`http://127.0.0.1:${ports.BACKEND_PORT}/rest/v1/${path}`, { ...init, headers, signal });
}

/** Reads a thousand at a time, as PostgREST answers at most that many. */
async function readRows<Row>(start: Start, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const response = await askBackend(start, `${query}&limit=1000&offset=${rows.length}`);
    if (!response.ok) throw new Error(`${query} answered ${response.status}: ${await response.text()}`);
    const page: Row[] = await response.json();
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}

export async function writeRow(start: Start, table: string, row: object): Promise<void> {
  const response = await askBackend(start, table, { method: "POST", body: JSON.stringify(row) });
  if (!response.ok) throw new Error(`${table} answered ${response.status}: ${await response.text()}`);
}

/** How often each value of a column is there. */
export async function countValues(start: Start, table: string, column: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const row of await readRows<Record<string, string>>(
    start,
    `${table}?select=${column}&order=${column}`,
  )) {
    const value = row[column] ?? "";
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Starts a run of the sample outside site, as an admin does, and returns its id. */
export async function startRun(start: Start): Promise<string> {
  const call = async <Body>(path: string, body: object, token = ""): Promise<Body> => {
    const response = await fetch(start.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<Body>;
  };
  const { access_token } = await call<{ access_token: string }>("/auth/v1/token?grant_type=password", {
    email: "admin@example.com",
    password: "local-only-password",
  });
  const [source] = await readRows<{ id: string }>(start, "scrape_sources?select=id&order=name");
  const { id } = await call<{ id: string }>("/api/admin/runs", { sourceId: source?.id }, access_token);
  return id;
}

export async function readRunState(start: Start, runId: string): Promise<string> {
  const [run] = await readRows<{ state: string }>(start, `scrape_runs?select=state&id=eq.${runId}`);
  return run?.state ?? "missing";
}
