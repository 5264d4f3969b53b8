import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../local/backend.ts";
import { openSampleDatabase } from "../../../local/seed/sample-database.ts";
import { sampleSignIns } from "../../../local/seed/seed.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0, database: await openSampleDatabase() });
});
afterAll(() => backend.close());

async function signIn(person: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify(person),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

function requireAdmin(method: "GET" | "POST", token?: string): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/rpc/require_admin`, {
    method,
    headers: { apikey: backend.publishableKey, ...(token && { Authorization: `Bearer ${token}` }) },
  });
}

test.each(["GET", "POST"] as const)(
  "A stable function that returns nothing is executed: %s /rpc/require_admin refuses all but admins",
  async (method) => {
    const anonymous = await requireAdmin(method);
    expect([anonymous.status, await anonymous.json()]).toEqual([
      401,
      expect.objectContaining({ code: "42501" }),
    ]);
    const visitor = await requireAdmin(method, await signIn(sampleSignIns.visitor));
    expect([visitor.status, await visitor.json()]).toEqual([
      403,
      expect.objectContaining({ code: "42501", message: "Only an admin may do this" }),
    ]);
    const admin = await requireAdmin(method, await signIn(sampleSignIns.admin));
    expect([admin.status, await admin.text()]).toEqual([204, ""]);
  },
);
