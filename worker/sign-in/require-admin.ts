/** Checks the caller: /api/me needs a valid access token, /api/admin also a right in the database. */
import { createMiddleware } from "hono/factory";
import type { Right } from "../../domain/rights.ts";
import type { AskedContext, SignedInContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { findSigningKeys } from "./json-web-keys.ts";
import { callersBackend, dataOf } from "../backend/supabase.ts";
import { type User, verifyJwt } from "./verify-jwt.ts";

export const requireUser = createMiddleware<SignedInContext>(async (c, next) => {
  c.header("cache-control", "private, no-store");
  const token = bearerOf(c);
  if (!token) throw new ApiError("not_signed_in", "Please sign in.");
  c.set("user", await readUser(c, token));
  c.set("accessToken", token);
  await next();
});

/** The access token of a form's sender, if it is valid. A form is never lost because a session has ended. */
export async function findSender(c: AskedContext): Promise<string | undefined> {
  const token = bearerOf(c);
  if (!token) return undefined;
  return readUser(c, token).then(
    () => token,
    () => undefined,
  );
}

export function bearerOf(c: AskedContext): string | undefined {
  return /^Bearer ([^\s,]+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
}

function readUser(c: AskedContext, token: string): Promise<User> {
  const { SUPABASE_URL } = readConfig(c.env);
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const findKeys = (keyId: string | undefined) => findSigningKeys(SUPABASE_URL, keyId, Date.now(), waitUntil);
  return verifyJwt(token, `${SUPABASE_URL}/auth/v1`, findKeys, new Date());
}

export const requireAdmin = createMiddleware<SignedInContext>(async (c, next) => {
  const backend = callersBackend(c);
  const rights = dataOf(await backend.rpc("my_rights"));
  if (rights.length === 0) {
    if (dataOf(await backend.rpc("must_add_factor"))) {
      const words =
        "An owner asks everybody in the administration for a second step. Set it up on your account page.";
      throw new ApiError("needs_second_factor", words);
    }
    throw new ApiError("not_allowed", "This needs an administrator's account.");
  }
  c.set("rights", rights);
  await next();
});

/** Below requireAdmin: the role needs one of these rights. */
export const requireRight = (...wanted: readonly Right[]) =>
  createMiddleware<SignedInContext>(async (c, next) => {
    if (!wanted.some((right) => c.get("rights").includes(right))) {
      throw new ApiError("not_allowed", "Your role does not allow this. Ask an owner to do it.");
    }
    await next();
  });
