/** `POST /token`: one address, four ways to a session. */
import type { Context } from "hono";
import * as v from "valibot";
import type { CallerEnv } from "../gateway.ts";
import { AuthError } from "./auth-error.ts";
import { clientOf } from "./client-of.ts";
import { isPassword } from "./passwords.ts";
import { optionalEmail, optionalPhone, readBody } from "./read-body.ts";
import { refreshSession } from "./refresh-session.ts";
import type { AuthServices } from "./services.ts";
import { openSession, type SessionAnswer } from "./sessions.ts";
import { findUser, type UserRow } from "./user-rows.ts";

const passwordSchema = v.object({
  email: optionalEmail,
  phone: optionalPhone,
  password: v.optional(v.string(), ""),
});
const refreshSchema = v.object({
  refresh_token: v.pipe(v.string("refresh_token required"), v.minLength(1, "refresh_token required")),
});

export async function answerToken(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const grant = context.req.query("grant_type");
  if (grant === "password") return context.json(await signInWithPassword(services, context));
  if (grant === "refresh_token") {
    const { refresh_token } = await readBody(context, refreshSchema);
    return context.json(await refreshSession(services, refresh_token));
  }
  throw new AuthError(400, "invalid_request", "unsupported_grant_type");
}

async function signInWithPassword(
  services: AuthServices,
  context: Context<CallerEnv>,
): Promise<SessionAnswer> {
  const { email, phone, password } = await readBody(context, passwordSchema);
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

export function refuseUnready(user: UserRow, by: "email" | "phone", now: Date): void {
  if (user.banned_until && user.banned_until > now) throw new AuthError(400, "user_banned", "User is banned");
  if (by === "email" && !user.email_confirmed_at)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (by === "phone" && !user.phone_confirmed_at)
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");
}
