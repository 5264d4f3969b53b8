/**
 * Who calls: the API key and the bearer token of a request, judged as Supabase's gateway does.
 * A publishable key alone is `anon`, a secret key alone `service_role`, a user's token decides otherwise.
 */
import { timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { KeyStore } from "./keys/key-store.ts";
import { type Claims, type TokenFailure, verifyToken } from "./keys/tokens.ts";

export type KeyKind = "publishable" | "secret" | "forwarding" | "legacy-anon" | "legacy-service";

export type Caller = {
  keyKind: KeyKind;
  role: string;
  claims: Claims;
  /** The bearer token when it is a user's (not an API key), however it was judged. */
  userToken?: string;
  tokenFailure?: TokenFailure;
};

export type CallerEnv = { Variables: { caller: Caller } };

/** Puts the caller into the context; without a valid API key the request goes no further. */
export function identifyCaller(keys: KeyStore): MiddlewareHandler<CallerEnv> {
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
    const keyKind = await judgeApiKey(keys, apiKey);
    if (!keyKind) {
      return context.json({ message: "Invalid API key", hint: "Double check the API key." }, 401);
    }
    context.set("caller", await judgeBearer(keys, keyKind, apiKey, context.req.header("Authorization")));
    return next();
  };
}

/** For addresses that work without a key: the caller is nobody in particular. */
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

async function judgeApiKey(keys: KeyStore, apiKey: string): Promise<KeyKind | undefined> {
  const { publishableKey, secretKey, forwardingKey } = keys.read();
  if (isSame(apiKey, publishableKey)) return "publishable";
  if (isSame(apiKey, secretKey)) return "secret";
  if (isSame(apiKey, forwardingKey)) return "forwarding";
  const check = await verifyToken(keys, apiKey);
  if (!check.ok) return undefined;
  if (check.claims.role === "service_role") return "legacy-service";
  return check.claims.role === "anon" ? "legacy-anon" : undefined;
}

async function judgeBearer(
  keys: KeyStore,
  keyKind: KeyKind,
  apiKey: string,
  authorization: string | undefined,
): Promise<Caller> {
  const byKey = keyKind === "secret" || keyKind === "legacy-service" ? "service_role" : "anon";
  const token = /^bearer\s+(.+)$/i.exec(authorization ?? "")?.[1]?.trim();
  if (!token || token === apiKey) return { keyKind, role: byKey, claims: { role: byKey } };
  const check = await verifyToken(keys, token);
  if (!check.ok) return { keyKind, role: "anon", claims: {}, userToken: token, tokenFailure: check.failure };
  return { keyKind, role: check.claims.role ?? "anon", claims: check.claims, userToken: token };
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
