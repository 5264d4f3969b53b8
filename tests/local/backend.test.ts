import { createServer } from "node:net";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../../local/backend.ts";
import { signToken } from "../../local/keys/tokens.ts";
import { BackendError } from "../../local/listen.ts";

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ port: 0 });
});
afterAll(() => backend.close());

test("The backend listens on the loopback interface at a free port", () => {
  expect(backend.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test("A request without an API key, or with a wrong one, is refused", async () => {
  const without = await fetch(`${backend.url}/rest/v1/listings`);
  expect(without.status).toBe(401);
  expect(await without.json()).toMatchObject({ message: "No API key found in request" });
  const wrong = await fetch(`${backend.url}/rest/v1/listings`, { headers: { apikey: "sb_secret_guess" } });
  expect(wrong.status).toBe(401);
  expect(await wrong.json()).toMatchObject({ message: "Invalid API key" });
});

test("Data is read with a token up to thirty seconds past its end, as PostgREST does, and not longer", async () => {
  const statusOf = async (secondsPast: number) => {
    const exp = Math.floor(Date.now() / 1000) - secondsPast;
    const token = await signToken(backend.keys, { role: "authenticated", sub: crypto.randomUUID(), exp });
    const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
    const answer = await fetch(`${backend.url}/rest/v1/listings?select=id&limit=1`, { headers });
    return [answer.status, answer.ok ? "" : ((await answer.json()) as { code: string }).code];
  };
  expect(await statusOf(5)).toEqual([200, ""]);
  expect(await statusOf(60)).toEqual([401, "PGRST303"]);
});

test("Reads of a relation are counted", async () => {
  const before = backend.readsOf("listings");
  const { error } = await createClient(backend.url, backend.publishableKey).from("listings").select("id");
  expect(error).toBeNull();
  expect(backend.readsOf("listings")).toBe(before + 1);
  expect(backend.statements().at(-1)).toMatchObject({ role: "anon" });
});

test("The error for a port in use says how to choose another", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, "127.0.0.1", () => {
      const address = other.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );
  const failure = await startBackend({ port }).catch((error: unknown) => error);
  other.close();
  expect(failure).toBeInstanceOf(BackendError);
  expect(failure).toMatchObject({ code: "port-in-use" });
  expect(String(failure)).toContain("BACKEND_PORT");
});

test("The backend refuses to run in production", async () => {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  const failure = await startBackend({ port: 0 }).catch((error: unknown) => error);
  process.env["NODE_ENV"] = before;
  expect(failure).toMatchObject({ name: "BackendError", code: "production" });
});
