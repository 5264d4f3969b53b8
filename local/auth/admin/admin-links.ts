/** `POST /invite` and `POST /admin/generate_link`, only with a secret key. */
import type { Context } from "hono";
import * as v from "valibot";
import type { RunQuery } from "../../database/open.ts";
import type { CallerEnv } from "../../gateway.ts";
import { AuthError } from "../auth-error.ts";
import { mergeData } from "../change-own-user.ts";
import { updateUser } from "../change-users.ts";
import { sendEmail, verifyLink } from "../messages/messages.ts";
import { issueToken, type TokenType } from "../messages/one-time-tokens.ts";
import { checkPasswordRules, hashPassword } from "../passwords.ts";
import { optionalData, optionalEmail, optionalText, readBody } from "../read-body.ts";
import { chooseRedirect } from "../redirects.ts";
import type { AuthServices } from "../services.ts";
import { addUser } from "../sign-up.ts";
import { describeUser, findUser, type Metadata, type UserRow } from "../user-rows.ts";

const inviteSchema = v.object({ email: optionalEmail, data: optionalData });

export async function invite(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const { email, data } = await readBody(context, inviteSchema);
  if (!email) throw new AuthError(400, "validation_failed", "invite requires an email");
  const redirectTo = chooseRedirect(services.settings, context.req.query("redirect_to"));
  return services.database.transaction(async (run) => {
    const user = await inviteUser(services, run, email, data ?? {});
    await sendEmail(services, run, user, {
      kind: "invite",
      tokenType: "confirmation_token",
      address: email,
      redirectTo,
    });
    return context.json(await describeUser(run, user));
  });
}

async function inviteUser(
  { now }: AuthServices,
  run: RunQuery,
  email: string,
  data: Metadata,
): Promise<UserRow> {
  const known = await findUser(run, "email", email);
  if (known?.email_confirmed_at) throw emailExists();
  const user = known ?? (await addUser(run, { email, passwordHash: null, data }, now()));
  return updateUser(run, user.id, { invited_at: now() }, now());
}

const linkSchema = v.object({
  type: v.picklist(
    ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"],
    "Type must be one of signup, invite, magiclink, recovery, email_change_current, email_change_new",
  ),
  email: optionalEmail,
  new_email: optionalEmail,
  password: optionalText,
  data: optionalData,
  redirect_to: optionalText,
});
type LinkRequest = v.InferOutput<typeof linkSchema>;

const tokenTypes: Record<LinkRequest["type"], TokenType> = {
  signup: "confirmation_token",
  invite: "confirmation_token",
  magiclink: "recovery_token",
  recovery: "recovery_token",
  email_change_current: "email_change_token_current",
  email_change_new: "email_change_token_new",
};

/** Sends nothing. The caller delivers the link. */
export async function generateLink(services: AuthServices, context: Context<CallerEnv>): Promise<Response> {
  const body = await readBody(context, linkSchema);
  const { email, new_email } = body;
  if (!email) throw new AuthError(400, "validation_failed", "An email address is required");
  const passwordHash = body.type === "signup" ? await hashForSignUp(services, body.password) : null;
  const redirectTo = chooseRedirect(services.settings, body.redirect_to ?? context.req.query("redirect_to"));
  return services.database.transaction(async (run) => {
    const isNew = body.type === "magiclink" && !(await findUser(run, "email", email));
    // A magic link for an unknown address becomes a sign-up.
    const type = isNew ? "signup" : body.type;
    const user = await prepareUser(services, run, { ...body, type, email }, passwordHash);
    const address = type === "email_change_new" ? (new_email ?? "") : email;
    const { code, tokenHash } = await issueToken(services, run, user.id, tokenTypes[type], address);
    const verification = type.startsWith("email_change") ? "email_change" : type;
    return context.json({
      ...(await describeUser(run, user)),
      action_link: verifyLink(services, verification, tokenHash, redirectTo),
      email_otp: code,
      hashed_token: tokenHash,
      verification_type: type,
      redirect_to: redirectTo,
    });
  });
}

async function prepareUser(
  services: AuthServices,
  run: RunQuery,
  { type, email, new_email, data }: LinkRequest & { email: string },
  passwordHash: string | null,
): Promise<UserRow> {
  if (type === "invite") return inviteUser(services, run, email, data ?? {});
  const known = await findUser(run, "email", email);
  if (type === "signup") {
    if (known?.email_confirmed_at) throw emailExists();
    if (!known) return addUser(run, { email, passwordHash, data: data ?? {} }, services.now());
    const metadata = mergeData(known.raw_user_meta_data ?? {}, data ?? {});
    return updateUser(run, known.id, { raw_user_meta_data: metadata }, services.now());
  }
  if (!known) throw new AuthError(404, "user_not_found", "User with this email not found");
  if (type === "magiclink" || type === "recovery") return known;
  if (!new_email) throw new AuthError(400, "validation_failed", "A new email address is required");
  if (await findUser(run, "email", new_email)) throw emailExists();
  return updateUser(
    run,
    known.id,
    { email_change: new_email, email_change_confirm_status: 0 },
    services.now(),
  );
}

async function hashForSignUp({ settings }: AuthServices, password: string | undefined): Promise<string> {
  if (!password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  checkPasswordRules(password, settings.passwordMinLength);
  return hashPassword(password);
}

function emailExists(): AuthError {
  return new AuthError(422, "email_exists", "A user with this email address has already been registered");
}
