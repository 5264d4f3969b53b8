/** `POST /signup`: with an email address or phone number and a password. A request without either signs in anonymously. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../database/open.ts";
import type { CallerEnv } from "../gateway.ts";
import { AuthError } from "./auth-error.ts";
import { emailIdentity, insertUser, phoneIdentity, saveIdentity, updateUser } from "./change-users.ts";
import { addressOf, clientOf } from "./client-of.ts";
import { type Challenge, challengeEntries, readChallenge, startFlow } from "./external/flow-state.ts";
import { sendEmail, sendText } from "./messages/messages.ts";
import { checkPasswordRules, hashPassword } from "./passwords.ts";
import { optionalData, optionalEmail, optionalPhone, optionalText, readBody } from "./read-body.ts";
import { chooseRedirect } from "./redirects.ts";
import type { AuthServices } from "./services.ts";
import { openSession } from "./sessions/sessions.ts";
import { describeUser, findUser, type Metadata, type UserRow } from "./user-rows.ts";

const schema = v.object({
  email: optionalEmail,
  phone: optionalPhone,
  password: optionalText,
  data: optionalData,
  ...challengeEntries,
});

export async function signUp(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const body = await readBody(context, schema);
  const { settings, limiter, database } = services;
  if (!settings.signupEnabled)
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  if (!body.email && !body.phone) return signInAnonymously(services, context, body.data ?? {});
  limiter.take("sign-up", addressOf(context), settings.rateLimits.signUps);
  if (body.email && body.phone) {
    throw new AuthError(
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on signup.",
    );
  }
  if (!body.password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  checkPasswordRules(body.password, settings.passwordMinLength);
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method);
  const passwordHash = await hashPassword(body.password);
  const redirectTo = chooseRedirect(settings, context.req.query("redirect_to"));
  return database.transaction(async (run) => {
    const known = body.email
      ? await findUser(run, "email", body.email)
      : await findUser(run, "phone", body.phone ?? "");
    const isConfirmed = body.email ? known?.email_confirmed_at : known?.phone_confirmed_at;
    if (known && isConfirmed) return context.json(hideKnown(services, known));
    const user =
      known ?? (await addUser(run, { ...body, passwordHash, data: body.data ?? {} }, services.now()));
    if (body.email ? settings.autoConfirmEmail : settings.autoConfirmPhone) {
      const confirmed = await confirmUser(run, user, body.email ? "email" : "phone", services.now());
      return context.json(await openSession(services, run, confirmed, "password", clientOf(context)));
    }
    const sent = await sendConfirmation(services, run, user, redirectTo, challenge);
    return context.json(await describeUser(run, sent));
  });
}

/** With confirmation by message the answer looks like a new user's, so that it does not reveal who has an account. */
function hideKnown({ settings, now }: AuthServices, known: UserRow) {
  const isAutoConfirmed = known.email ? settings.autoConfirmEmail : settings.autoConfirmPhone;
  if (isAutoConfirmed) throw new AuthError(422, "user_already_exists", "User already registered");
  const at = now();
  return {
    id: crypto.randomUUID(),
    aud: "authenticated",
    role: "",
    email: known.email ?? "",
    phone: known.phone ?? "",
    confirmation_sent_at: at,
    app_metadata: { provider: known.email ? "email" : "phone", providers: [known.email ? "email" : "phone"] },
    user_metadata: {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

type NewAccount = {
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash: string | null;
  data: Metadata;
};

/** Adds an unconfirmed user with the identity for the address. */
export async function addUser(
  run: RunQuery,
  { email, phone, passwordHash, data }: NewAccount,
  now: Date,
): Promise<UserRow> {
  const provider = email ? "email" : "phone";
  const user = await insertUser(
    run,
    {
      email: email ?? null,
      phone: phone ?? null,
      passwordHash,
      appMetadata: { provider, providers: [provider] },
      userMetadata: data,
    },
    now,
  );
  const identity = email ? emailIdentity(user.id, email, false) : phoneIdentity(user.id, phone ?? "", false);
  await saveIdentity(run, identity, now);
  return updateUser(run, user.id, { raw_user_meta_data: { ...data, ...identity.data } }, now);
}

/** Marks the address as confirmed, also in the identity and in the metadata that tokens contain. */
export async function confirmUser(
  run: RunQuery,
  user: UserRow,
  by: "email" | "phone",
  now: Date,
): Promise<UserRow> {
  const data =
    by === "email"
      ? emailIdentity(user.id, user.email ?? "", true)
      : phoneIdentity(user.id, user.phone ?? "", true);
  await saveIdentity(run, data, now);
  const verified = by === "email" ? { email_verified: true } : { phone_verified: true };
  return updateUser(
    run,
    user.id,
    {
      [by === "email" ? "email_confirmed_at" : "phone_confirmed_at"]: now,
      raw_user_meta_data: { ...user.raw_user_meta_data, ...verified },
    },
    now,
  );
}

async function sendConfirmation(
  services: AuthServices,
  run: RunQuery,
  user: UserRow,
  redirectTo: string,
  challenge: Challenge | undefined,
): Promise<UserRow> {
  if (user.email) {
    if (challenge) await startFlow(services, run, challenge, "email/signup", "email", user.id);
    await sendEmail(services, run, user, {
      kind: "signup",
      tokenType: "confirmation_token",
      address: user.email,
      redirectTo,
      isPkce: Boolean(challenge),
    });
  } else {
    await sendText(services, run, user, "confirmation_token", user.phone ?? "");
  }
  return { ...user, confirmation_sent_at: services.now() };
}

async function signInAnonymously(
  services: AuthServices,
  context: Context<CallerEnv>,
  data: Metadata,
): Promise<Response> {
  const { settings, limiter, database } = services;
  if (!settings.anonymousEnabled) {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  limiter.take("anonymous", addressOf(context), settings.rateLimits.anonymous);
  return database.transaction(async (run) => {
    const user = await insertUser(
      run,
      { appMetadata: {}, userMetadata: data, isAnonymous: true },
      services.now(),
    );
    return context.json(await openSession(services, run, user, "anonymous", clientOf(context)));
  });
}
