/** `POST /otp` and `POST /recover`: sends a code or link. The answer does not reveal whether the address is known. */
import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { addressOf } from "../client-of.ts";
import { type Challenge, challengeEntries, readChallenge, startFlow } from "../external/flow-state.ts";
import { sendEmail, sendText } from "./messages.ts";
import { hashPassword } from "../passwords.ts";
import { optionalData, optionalEmail, optionalPhone, readBody } from "../read-body.ts";
import { chooseRedirect } from "../redirects.ts";
import type { AuthServices } from "../services.ts";
import { addUser, confirmUser } from "../sign-up.ts";
import { findUser, type UserRow } from "../user-rows.ts";

const otpSchema = v.object({
  email: optionalEmail,
  phone: optionalPhone,
  create_user: v.optional(v.boolean(), true),
  data: optionalData,
  ...challengeEntries,
});

export async function sendOtp(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const body = await readBody(context, otpSchema);
  const { settings, limiter, database, now } = services;
  limiter.take("otp", addressOf(context), settings.rateLimits.signUps);
  if (body.email && body.phone) {
    throw new AuthError(400, "validation_failed", "Only an email address or phone number should be provided");
  }
  if (!body.email && !body.phone) {
    throw new AuthError(400, "validation_failed", "One of email or phone must be set");
  }
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method);
  const redirectTo = chooseRedirect(settings, context.req.query("redirect_to"));
  // A random password, because a user who signs up by code has none until they set one.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return database.transaction(async (run) => {
    const known = body.email
      ? await findUser(run, "email", body.email)
      : await findUser(run, "phone", body.phone ?? "");
    if (!known && (!body.create_user || !settings.signupEnabled)) {
      throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
    }
    const user = known ?? (await addUser(run, { ...body, passwordHash, data: body.data ?? {} }, now()));
    if (!body.email) {
      return context.json({
        message_id: await sendText(services, run, user, "confirmation_token", body.phone ?? ""),
      });
    }
    const ready =
      !user.email_confirmed_at && settings.autoConfirmEmail
        ? await confirmUser(run, user, "email", now())
        : user;
    await sendSignInLink(services, run, ready, redirectTo, challenge);
    return context.json({});
  });
}

async function sendSignInLink(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  redirectTo: string,
  challenge: Challenge | undefined,
): Promise<void> {
  if (challenge) await startFlow(services, run, challenge, "magiclink", "magiclink", user.id);
  const isNew = !user.email_confirmed_at;
  await sendEmail(services, run, user, {
    kind: isNew ? "signup" : "magiclink",
    tokenType: isNew ? "confirmation_token" : "recovery_token",
    address: user.email ?? "",
    redirectTo,
    isPkce: Boolean(challenge),
  });
}

const recoverSchema = v.object({ email: optionalEmail, ...challengeEntries });

export async function recover(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const { email, code_challenge, code_challenge_method } = await readBody(context, recoverSchema);
  const { settings, limiter, database } = services;
  limiter.take("recover", addressOf(context), settings.rateLimits.signUps);
  if (!email) throw new AuthError(400, "validation_failed", "Password recovery requires an email");
  const challenge = readChallenge(code_challenge, code_challenge_method);
  const redirectTo = chooseRedirect(settings, context.req.query("redirect_to"));
  await database.transaction(async (run) => {
    const user = await findUser(run, "email", email);
    if (!user) return;
    if (challenge) await startFlow(services, run, challenge, "recovery", "recovery", user.id);
    await sendEmail(services, run, user, {
      kind: "recovery",
      tokenType: "recovery_token",
      address: email,
      redirectTo,
      isPkce: Boolean(challenge),
    });
  });
  return context.json({});
}
