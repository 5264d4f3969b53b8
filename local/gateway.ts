/**
 * Identifies the caller by the API key and the bearer token, as Supabase's gateway does. A publishable key alone means
 * `anon`, a secret key alone `service_role`. A user's token overrides both.
 */
import { timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { KeyStore } from "./keys/key-store.ts";
import { type Claims, type TokenFailure, verifyToken } from "./keys/tokens.ts";

type KeyKind = "publishable" | "secret" | "forwarding" | "scraper" | "legacy-anon" | "legacy-service";

/** A secret key of Supabase acts in the role that it was made for. */
const roleOfKey: Record<KeyKind, string> = {
  publishable: "anon",
  secret: "service_role",
  forwarding: "anon",
  scraper: "scraper",
  "legacy-anon": "anon",
  "legacy-service": "service_role",
};

export type Caller = {
  keyKind: KeyKind;
  role: string;
  claims: Claims;
  /** The bearer token if it is a user's and not an API key, valid or not. */
  userToken?: string;
  tokenFailure?: TokenFailure;
};

export type CallerEnv = { Variables: { caller: Caller } };

/** Puts the caller into the context and refuses a request without a valid API key. */
/** A token counts for this many seconds more or less than it says. */
export function identifyCaller(keys: KeyStore, leewaySeconds = 0): MiddlewareHandler<CallerEnv> {
  return async (context, next) => {
    const apiKey = readApiKey(context);
    if (!apiKey) {
      return context.json(
        {
          message: "No API key found in request",
          hint: "No `apikey` request header or url param was found.",
        },
        401,
      );
    }
    const keyKind = await checkApiKey(keys, apiKey);
    if (!keyKind) {
      return context.json({ message: "Invalid API key", hint: "Double check the API key." }, 401);
    }
    context.set(
      "caller",
      await identifyBearer(keys, keyKind, apiKey, context.req.header("Authorization"), leewaySeconds),
    );
    return next();
  };
}

/** For endpoints that work without a key: the caller is the anonymous public. */
export const assumePublic: MiddlewareHandler<CallerEnv> = async (context, next) => {
  context.set("caller", { keyKind: "publishable", role: "anon", claims: { role: "anon" } });
  await next();
};

export function isPrivileged(caller: Caller): boolean {
  return caller.role === "service_role" && !caller.tokenFailure;
}

function readApiKey(context: Context): string | undefined {
  return context.req.header("apikey") ?? context.req.query("apikey");
}

async function checkApiKey(keys: KeyStore, apiKey: string): Promise<KeyKind | undefined> {
  const { publishableKey, secretKey, forwardingKey, scraperKey } = keys.read();
  if (isSame(apiKey, publishableKey)) return "publishable";
  if (isSame(apiKey, secretKey)) return "secret";
  if (isSame(apiKey, forwardingKey)) return "forwarding";
  if (isSame(apiKey, scraperKey)) return "scraper";
  const check = await verifyToken(keys, apiKey);
  if (!check.ok) return undefined;
  if (check.claims.role === "service_role") return "legacy-service";
  return check.claims.role === "anon" ? "legacy-anon" : undefined;
}

async function identifyBearer(
  keys: KeyStore,
  keyKind: KeyKind,
  apiKey: string,
  authorization: string | undefined,
  leewaySeconds: number,
): Promise<Caller> {
  const byKey = roleOfKey[keyKind];
  const token = /^bearer\s+(.+)$/i.exec(authorization ?? "")?.[1]?.trim();
  if (!token || token === apiKey) return { keyKind, role: byKey, claims: { role: byKey } };
  const check = await verifyToken(keys, token, leewaySeconds);
  if (!check.ok) return { keyKind, role: "anon", claims: {}, userToken: token, tokenFailure: check.failure };
  return { keyKind, role: check.claims.role ?? "anon", claims: check.claims, userToken: token };
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
