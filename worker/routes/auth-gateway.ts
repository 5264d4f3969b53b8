/** Forwards an exact list of Auth calls to Supabase; everything else under /auth/v1 does not exist. */
import { Hono } from "hono";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";

const allowed = new Set([
  "POST /token",
  "GET /user",
  "POST /logout",
  "GET /settings",
  "GET /.well-known/jwks.json",
]);
const forwardedHeaders = ["authorization", "content-type", "x-client-info", "x-supabase-api-version"];
const answeredHeaders = ["content-type", "x-supabase-api-version", "retry-after"];
const maxBodyBytes = 16 * 1024;
const timeoutMs = 10_000;

export const authGateway = new Hono<PublicContext>().all("/*", async (c) => {
  const url = new URL(c.req.url);
  const path = url.pathname.slice("/auth/v1".length);
  if (!allowed.has(`${c.req.method} ${path}`)) throw new ApiError("not_found", "There is no such Auth call.");

  const config = readConfig(c.env);
  const headers = new Headers({ apikey: config.SUPABASE_PUBLISHABLE_KEY });
  for (const name of forwardedHeaders) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  const body = c.req.method === "GET" ? null : await c.req.arrayBuffer();
  if (body && body.byteLength > maxBodyBytes) throw new ApiError("too_large", "The request is too large.");

  const answer = await fetch(`${config.SUPABASE_URL}/auth/v1${path}${url.search}`, {
    method: c.req.method,
    headers,
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unavailable(error);
  });
  const answerHeaders = new Headers({ "cache-control": "private, no-store" });
  for (const name of answeredHeaders) {
    const value = answer.headers.get(name);
    if (value) answerHeaders.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers: answerHeaders });
});
