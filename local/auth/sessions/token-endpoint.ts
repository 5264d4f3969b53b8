/** `POST /token`: one endpoint with four ways to get a session. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { requireUser } from "../change-users.ts";
import { addressOf, clientOf } from "../client-of.ts";
import { signInByProfile } from "../external/external-identity.ts";
import { redeemAuthCode } from "../external/flow-state.ts";
import { isPassword } from "../passwords.ts";
import { readIdToken, requireProvider, verifyIdToken } from "../external/providers.ts";
import { optionalEmail, optionalPhone, optionalText, readBody } from "../read-body.ts";
import { refreshSession } from "./refresh-session.ts";
import type { AuthServices } from "../services.ts";
import { openSession, type SessionAnswer } from "./sessions.ts";
import { findUser, type UserRow } from "../user-rows.ts";

const passwordSchema = v.object({
  email: optionalEmail,
  phone: optionalPhone,
  password: v.optional(v.string(), ""),
});
const refreshSchema = v.object({
  refresh_token: v.pipe(v.optional(v.string(), ""), v.regex(/^[a-z0-9]{12}$/, "Refresh token is not valid")),
});

export async function answerToken(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const grant = context.req.query("grant_type");
  services.limiter.take("token", addressOf(context), services.settings.rateLimits.tokenRequests);
  if (grant === "password") return context.json(await signInWithPassword(services, context));
  if (grant === "refresh_token") {
    const { refresh_token } = await readBody(context, refreshSchema);
    return context.json(await refreshSession(services, refresh_token));
  }
  if (grant === "pkce") return context.json(await signInWithCode(services, context));
  if (grant === "id_token") return context.json(await signInWithIdToken(services, context));
  throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
}

async function signInWithPassword(
  services: AuthServices,
  context: Context<CallerEnv>,
): Promise<SessionAnswer> {
  const { email, phone, password } = await readBody(context, passwordSchema);
  if (email && phone) {
    throw new AuthError(
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on login.",
    );
  }
  if (!email && !phone) throw new AuthError(400, "validation_failed", "missing email or phone");
  const { database } = services;
  const user = email
    ? await findUser(database.query, "email", email)
    : await findUser(database.query, "phone", phone ?? "");
  if (!(await isPassword(password, user?.encrypted_password)) || !user) {
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  refuseUnready(user, email ? "email" : "phone", services.now());
  return database.transaction((run) => openSession(services, run, user, "password", clientOf(context)));
}

const codeSchema = v.object({
  auth_code: v.string("auth_code required"),
  code_verifier: v.string("code_verifier required"),
});

async function signInWithCode(services: AuthServices, context: Context<CallerEnv>) {
  const { auth_code, code_verifier } = await readBody(context, codeSchema);
  if (!auth_code || !code_verifier) {
    throw new AuthError(
      400,
      "validation_failed",
      "invalid request: both auth code and code verifier should be non-empty",
    );
  }
  return services.database.transaction(async (run) => {
    const flow = await redeemAuthCode(services, run, auth_code, code_verifier);
    const user = await requireUser(run, flow.user_id);
    const session = await openSession(services, run, user, flow.authentication_method, clientOf(context));
    return { ...session, ...(flow.provider_access_token && { provider_token: flow.provider_access_token }) };
  });
}

const idTokenSchema = v.object({
  provider: v.string("provider required"),
  id_token: v.string("id_token required"),
  nonce: optionalText,
});

async function signInWithIdToken(
  services: AuthServices,
  context: Context<CallerEnv>,
): Promise<SessionAnswer> {
  const body = await readBody(context, idTokenSchema);
  const provider = requireProvider(services, body.provider);
  const claims = await verifyIdToken(services, body.id_token);
  // The provider saw only the hash of the nonce, so a stolen token alone is useless.
  const expected = body.nonce && createHash("sha256").update(body.nonce).digest("hex");
  if ((claims["nonce"] ?? undefined) !== expected)
    throw new AuthError(400, "validation_failed", "Nonces mismatch");
  const profile = await readIdToken(services, provider, body.id_token);
  return services.database.transaction(async (run) =>
    openSession(services, run, await signInByProfile(services, run, profile), "oauth", clientOf(context)),
  );
}

function refuseUnready(user: UserRow, by: "email" | "phone", now: Date): void {
  if (user.banned_until && user.banned_until > now) throw new AuthError(400, "user_banned", "User is banned");
  if (by === "email" && !user.email_confirmed_at)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (by === "phone" && !user.phone_confirmed_at)
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
}
