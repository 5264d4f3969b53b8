/** Finds the account of a provider's profile: by identity, else by the same verified email address, else a new one. */
import type { RunQuery } from "../../database/open.ts";
import { withProvider } from "../sessions/apply-token.ts";
import { AuthError } from "../auth-error.ts";
import { insertUser, requireUser, saveIdentity, updateUser } from "../change-users.ts";
import type { ProviderProfile } from "./providers.ts";
import type { AuthServices } from "../services.ts";
import { findUser, type UserRow } from "../user-rows.ts";

export async function signInByProfile(
  services: Pick<AuthServices, "settings" | "now">,
  run: RunQuery,
  profile: ProviderProfile,
): Promise<UserRow> {
  const now = services.now();
  const known = await findIdentityUser(run, profile);
  const user =
    known ??
    (await findSameAddress(services, run, profile)) ??
    (await addProviderUser(services, run, profile));
  if (user.banned_until && user.banned_until > now) throw new AuthError(403, "user_banned", "User is banned");
  return attach(run, user, profile, now);
}

/** Links an identity that must not belong to another user. */
export async function linkProfile(
  { now }: Pick<AuthServices, "now">,
  run: RunQuery,
  userId: string,
  profile: ProviderProfile,
): Promise<UserRow> {
  if (await findIdentityUser(run, profile)) {
    throw new AuthError(422, "identity_already_exists", "Identity is already linked to another user");
  }
  return attach(run, await requireUser(run, userId), profile, now());
}

async function attach(run: RunQuery, user: UserRow, profile: ProviderProfile, now: Date): Promise<UserRow> {
  const { provider, subject, data, email, isEmailVerified } = profile;
  await saveIdentity(run, { userId: user.id, provider, providerId: subject, data }, now);
  const takesEmail = !user.email && email && isEmailVerified && !(await findUser(run, "email", email));
  return updateUser(
    run,
    user.id,
    {
      raw_app_meta_data: withProvider(user, provider),
      raw_user_meta_data: { ...data, ...user.raw_user_meta_data },
      is_anonymous: false,
      ...(takesEmail && { email }),
      ...(isEmailVerified &&
        (takesEmail || email === user.email) && { email_confirmed_at: user.email_confirmed_at ?? now }),
    },
    now,
  );
}

async function findIdentityUser(
  run: RunQuery,
  { provider, subject }: ProviderProfile,
): Promise<UserRow | undefined> {
  const [identity] = await run<{ user_id: string }>(
    "select user_id from auth.identities where provider = $1 and provider_id = $2",
    [provider, subject],
  );
  return identity && findUser(run, "id", identity.user_id);
}

async function findSameAddress(
  { now }: Pick<AuthServices, "now">,
  run: RunQuery,
  { email, isEmailVerified }: ProviderProfile,
): Promise<UserRow | undefined> {
  const user = email && isEmailVerified ? await findUser(run, "email", email) : undefined;
  return user && !user.email_confirmed_at ? forgetUnconfirmed(run, user, now()) : user;
}

/**
 * As Supabase does: the person who signed up with this address never proved that it is theirs. Its owner has now come
 * by the provider, so the other person's password, identity and sessions end.
 */
async function forgetUnconfirmed(run: RunQuery, user: UserRow, now: Date): Promise<UserRow> {
  await run("delete from auth.sessions where user_id = $1", [user.id]);
  await run("delete from auth.identities where user_id = $1", [user.id]);
  return updateUser(
    run,
    user.id,
    { encrypted_password: null, raw_user_meta_data: {}, raw_app_meta_data: {} },
    now,
  );
}

async function addProviderUser(
  { settings, now }: Pick<AuthServices, "settings" | "now">,
  run: RunQuery,
  { provider, email, isEmailVerified, data }: ProviderProfile,
): Promise<UserRow> {
  if (!settings.signupEnabled)
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  const isTaken = email && (await findUser(run, "email", email));
  if (isTaken || !isEmailVerified) {
    throw new AuthError(422, "provider_email_needs_verification", "Unverified email with the provider");
  }
  return insertUser(
    run,
    {
      email: email ?? null,
      appMetadata: { provider, providers: [provider] },
      userMetadata: data,
    },
    now(),
  );
}
