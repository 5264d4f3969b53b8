/** Forwards an exact list of Auth calls to Supabase. Everything else under /auth/v1 answers 404. */
import { type Context, Hono } from "hono";
import { describeError } from "../../domain/describe-error.ts";
import { personal } from "../cache/cache-policy.ts";
import type { PublicContext } from "../context.ts";
import { type Config, readConfig } from "../env.ts";
import { ApiError, unavailable } from "../errors.ts";
import { limitSignIn } from "../http/rate-limits.ts";
import { readBody } from "../http/read-body.ts";
import { answerAuthFailure } from "../sign-in/auth-failure.ts";
import { guardAuthCall } from "../sign-in/guard-auth-call.ts";
import { hideAccounts, waitToBeEven } from "../sign-in/hide-accounts.ts";
import { noteNetwork } from "../sign-in/known-networks.ts";
import { type AuthCall, normaliseAccount, readAuthCall } from "../sign-in/read-auth-call.ts";

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const allowed: Record<string, RegExp> = {
  GET: new RegExp(
    "^/(user|reauthenticate|authorize|user/identities/authorize|settings|passkeys|\\.well-known/jwks\\.json)$",
  ),
  POST: new RegExp(
    `^/(signup|token|otp|verify|sso|resend|recover|logout|factors|factors/${id}/challenge|factors/${id}/verify|passkeys/(?:registration|authentication)/(?:options|verify))$`,
  ),
  PUT: /^\/user$/,
  PATCH: new RegExp(`^/passkeys/${id}$`),
  DELETE: new RegExp(`^/(user/identities/${id}|factors/${id}|passkeys/${id})$`),
};
const allowedParameters = [
  "grant_type",
  "scope",
  "scopes",
  "provider",
  "redirect_to",
  "code_challenge",
  "code_challenge_method",
  "skip_http_redirect",
  "prompt",
];
/** Auth stores with a session what the browser says of itself. Emails about new devices need it. */
const forwardedHeaders = [
  "authorization",
  "content-type",
  "user-agent",
  "x-client-info",
  "x-supabase-api-version",
];
const answeredHeaders = [
  "content-type",
  "x-supabase-api-version",
  "x-sb-error-code",
  "retry-after",
  "x-total-count",
];
const maxBodyBytes = 16 * 1024;
const timeoutMs = 10_000;

const gateway = new Hono<PublicContext>().all("/*", async (c) => {
  const url = new URL(c.req.url);
  const { method } = c.req;
  const path = url.pathname.slice("/auth/v1".length);
  if (!allowed[method]?.test(path)) throw new ApiError("not_found", "There is no such Auth call.");
  await limitSignIn(c);
  const config = readConfig(c.env);
  const body = method === "GET" ? null : await readBody(c.req.raw, maxBodyBytes);
  refuseForeignRedirect(config, url.searchParams.get("redirect_to"));
  const call = body ? readAuthCall(body) : {};
  if (path === "/sso") refuseForeignRedirect(config, call.redirect_to);
  await guardAuthCall(c, path, call);
  const ask = async (method: string, path: string, body: Uint8Array | null = null) =>
    fetch(`${config.SUPABASE_URL}/auth/v1${path}`, {
      method,
      headers: requestHeaders(c, config),
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
  const startedAt = Date.now();
  const answer = await hideAccounts(
    { method, path, call },
    await ask(method, `${path}${knownParameters(url)}`, body),
    ask,
  );
  const isRefresh = url.searchParams.get("grant_type") === "refresh_token";
  const signedIn = isRefresh ? undefined : await readSignedIn(path, answer);
  if (signedIn) c.executionCtx.waitUntil(noteNetwork(c, signedIn).catch(reportUnnoted));
  if (!isRefresh) await scheduler.wait(waitToBeEven(method, path, Date.now() - startedAt));
  return new Response(answer.body, { status: answer.status, headers: answerHeaders(answer, path) });
});
gateway.onError(answerAuthFailure);

export const authGateway = gateway;

/** Names the visitor to Auth, so that Auth limits visitors and not this Worker. The key for it gives no other right. */
function requestHeaders(c: Context<PublicContext>, config: Config): Headers {
  const headers = new Headers({ apikey: config.SUPABASE_PUBLISHABLE_KEY });
  for (const name of forwardedHeaders) {
    const value = c.req.header(name);
    if (value) headers.set(name, value);
  }
  const address = c.req.header("cf-connecting-ip");
  if (config.SUPABASE_FORWARDING_KEY && address) {
    headers.set("apikey", config.SUPABASE_FORWARDING_KEY);
    headers.set("sb-forwarded-for", address);
  }
  return headers;
}

function answerHeaders(answer: Response, path: string): Headers {
  const headers = new Headers({ "cache-control": personal });
  // Only the redirect to a sign-in provider may leave this site.
  const names = path === "/authorize" ? [...answeredHeaders, "location"] : answeredHeaders;
  for (const name of names) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** The account that has just signed in with a password or a code. */
async function readSignedIn(path: string, answer: Response): Promise<string | undefined> {
  if (!answer.ok || (path !== "/token" && path !== "/verify")) return undefined;
  const body: { user?: AuthCall } = await answer.clone().json();
  return body.user && normaliseAccount(body.user);
}

function reportUnnoted(error: unknown): void {
  console.warn(JSON.stringify({ event: "network_not_noted", reason: describeError(error) }));
}

function knownParameters(url: URL): string {
  const known = new URLSearchParams();
  for (const name of allowedParameters) {
    const value = url.searchParams.get(name);
    if (value !== null) known.set(name, value);
  }
  const text = known.toString();
  return text && `?${text}`;
}

function refuseForeignRedirect({ SITE_URL }: Config, target: unknown): void {
  if (target === null || target === undefined) return;
  const isOurs =
    typeof target === "string" &&
    URL.canParse(target, SITE_URL) &&
    new URL(target, SITE_URL).origin === SITE_URL;
  if (!isOurs) throw new ApiError("bad_request", "redirect_to: must be an address of this site");
}
