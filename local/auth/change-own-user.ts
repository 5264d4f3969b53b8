/** `PUT /user`: users change their own data. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../database/open.ts";
import type { CallerEnv } from "../gateway.ts";
import { applyToken } from "./sessions/apply-token.ts";
import { AuthError } from "./auth-error.ts";
import { updateUser } from "./change-users.ts";
import { type Challenge, challengeEntries, readChallenge, startFlow } from "./external/flow-state.ts";
import { sendEmail, sendText } from "./messages/messages.ts";
import { findByCode, spendToken } from "./messages/one-time-tokens.ts";
import { checkPasswordRules, hashPassword, isPassword } from "./passwords.ts";
import { optionalData, optionalEmail, optionalPhone, optionalText, readBody } from "./read-body.ts";
import { chooseRedirect } from "./redirects.ts";
import { requireSignedIn, type SignedIn } from "./require-user.ts";
import type { AuthServices } from "./services.ts";
import { describeUser, findUser, listFactors, type Metadata, type UserRow } from "./user-rows.ts";

const schema = v.object({
  email: optionalEmail,
  phone: optionalPhone,
  password: optionalText,
  nonce: optionalText,
  data: optionalData,
  ...challengeEntries,
});
type Change = v.InferOutput<typeof schema>;

const dayMs = 24 * 60 * 60 * 1000;

export async function changeOwnUser(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const change = await readBody(context, schema);
  const signedIn = await requireSignedIn(services.database.query, context);
  const passwordHash = change.password
    ? await hashNewPassword(services, signedIn.user, change.password)
    : undefined;
  const redirectTo = chooseRedirect(services.settings, context.req.query("redirect_to"));
  const challenge = readChallenge(change.code_challenge, change.code_challenge_method);
  return services.database.transaction(async (run) => {
    await refuseWeakSession(run, signedIn, change);
    let user = signedIn.user;
    if (passwordHash) user = await changePassword(services, run, signedIn, passwordHash, change.nonce);
    if (change.data) {
      const data = mergeData(user.raw_user_meta_data ?? {}, change.data);
      user = await updateUser(run, user.id, { raw_user_meta_data: data }, services.now());
    }
    if (change.email && change.email !== user.email) {
      user = await startEmailChange(services, run, user, change.email, redirectTo, challenge);
    }
    if (change.phone && change.phone !== user.phone)
      user = await startPhoneChange(services, run, user, change.phone);
    return context.json(await describeUser(run, user));
  });
}

/** Checks and hashes the password before the transaction, because hashing is slow. */
async function hashNewPassword({ settings }: AuthServices, user: UserRow, password: string): Promise<string> {
  if (user.is_anonymous && !user.email && !user.phone) {
    throw new AuthError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
  }
  checkPasswordRules(password, settings.passwordMinLength);
  if (await isPassword(password, user.encrypted_password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  return hashPassword(password);
}

async function refuseWeakSession(run: RunQuery, { user, session }: SignedIn, change: Change): Promise<void> {
  if (!change.password && !change.email && !change.phone) return;
  const factors = await listFactors(run, user.id);
  if (session.aal !== "aal2" && factors.some((factor) => factor.status === "verified")) {
    throw new AuthError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
  }
}

/** A new password ends every other session. */
async function changePassword(
  services: AuthServices,
  run: RunQuery,
  { user, session }: SignedIn,
  passwordHash: string,
  nonce: string | undefined,
): Promise<UserRow> {
  const isRecent = services.now().getTime() < session.created_at.getTime() + dayMs;
  if (services.settings.passwordChangeNeedsNonce && !isRecent) await spendNonce(services, run, user, nonce);
  await run("delete from auth.sessions where user_id = $1 and id <> $2", [user.id, session.id]);
  return updateUser(run, user.id, { encrypted_password: passwordHash }, services.now());
}

async function spendNonce(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  nonce: string | undefined,
): Promise<void> {
  if (!nonce)
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  const address = user.email ?? user.phone ?? "";
  const found = await findByCode(services, run, ["reauthentication_token"], address, nonce).catch(
    (error: unknown) => {
      if (!(error instanceof AuthError)) throw error;
      throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    },
  );
  await spendToken(run, found);
}

async function startEmailChange(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  email: string,
  redirectTo: string,
  challenge: Challenge | undefined,
): Promise<UserRow> {
  if (await findUser(run, "email", email)) {
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  }
  const now = services.now();
  const changing = await updateUser(
    run,
    user.id,
    { email_change: email, email_change_confirm_status: 0 },
    now,
  );
  if (services.settings.autoConfirmEmail) {
    return applyToken(services, run, {
      user: changing,
      type: "email_change_token_new",
      address: email,
      isPkce: false,
    });
  }
  const shared = { kind: "email_change" as const, redirectTo, isPkce: Boolean(challenge) };
  if (challenge) await startFlow(services, run, challenge, "email_change", "email_change", user.id);
  if (user.email) {
    await sendEmail(services, run, changing, {
      ...shared,
      tokenType: "email_change_token_current",
      address: user.email,
    });
  }
  await sendEmail(services, run, changing, {
    ...shared,
    tokenType: "email_change_token_new",
    address: email,
  });
  return { ...changing, email_change_sent_at: now };
}

async function startPhoneChange(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  phone: string,
): Promise<UserRow> {
  if (await findUser(run, "phone", phone)) {
    throw new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
  }
  const now = services.now();
  const changing = await updateUser(run, user.id, { phone_change: phone }, now);
  if (services.settings.autoConfirmPhone) {
    return applyToken(services, run, {
      user: changing,
      type: "phone_change_token",
      address: phone,
      isPkce: false,
    });
  }
  await sendText(services, run, changing, "phone_change_token", phone);
  return { ...changing, phone_change_sent_at: now };
}

/** A null value removes the key. */
export function mergeData(known: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...known, ...change }).filter(([, value]) => value !== null));
}
