/** Users as rows of `auth.users` and as the JSON that GoTrue answers. */
import type { RunQuery } from "../database/open.ts";

export type Metadata = Record<string, unknown>;

export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Metadata | null;
  raw_user_meta_data: Metadata | null;
  created_at: Date;
  updated_at: Date;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
};

export type IdentityRow = {
  id: string;
  user_id: string;
  provider_id: string;
  provider: string;
  identity_data: Metadata;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email: string | null;
};

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: "totp" | "phone" | "webauthn";
  status: "unverified" | "verified";
  secret: string | null;
  phone: string | null;
  created_at: Date;
  updated_at: Date;
  last_challenged_at: Date | null;
};

export async function findUser(
  run: RunQuery,
  by: "id" | "email" | "phone",
  value: string,
): Promise<UserRow | undefined> {
  const condition = { id: "id = $1", email: "lower(email) = lower($1)", phone: "phone = $1" }[by];
  const [row] = await run<UserRow>(
    `select * from auth.users where ${condition} and is_sso_user = false and (deleted_at is null or $2)`,
    [value, by === "id"],
  );
  return row;
}

export async function listIdentities(run: RunQuery, userId: string): Promise<IdentityRow[]> {
  return run<IdentityRow>("select * from auth.identities where user_id = $1 order by created_at, id", [
    userId,
  ]);
}

export async function listFactors(run: RunQuery, userId: string): Promise<FactorRow[]> {
  return run<FactorRow>("select * from auth.mfa_factors where user_id = $1 order by created_at, id", [
    userId,
  ]);
}

/** The user as a client sees it: without hashes and tokens, and without the empty values that GoTrue leaves out. */
export async function describeUser(run: RunQuery, user: UserRow) {
  const identities = await listIdentities(run, user.id);
  const factors = await listFactors(run, user.id);
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    ...(user.email_confirmed_at && { email_confirmed_at: user.email_confirmed_at }),
    ...(user.invited_at && { invited_at: user.invited_at }),
    phone: user.phone ?? "",
    ...(user.phone_confirmed_at && { phone_confirmed_at: user.phone_confirmed_at }),
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.confirmed_at && { confirmed_at: user.confirmed_at }),
    ...(user.recovery_sent_at && { recovery_sent_at: user.recovery_sent_at }),
    ...(user.email_change && { new_email: user.email_change }),
    ...(user.email_change_sent_at && { email_change_sent_at: user.email_change_sent_at }),
    ...(user.phone_change && { new_phone: user.phone_change }),
    ...(user.phone_change_sent_at && { phone_change_sent_at: user.phone_change_sent_at }),
    ...(user.reauthentication_sent_at && { reauthentication_sent_at: user.reauthentication_sent_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(factors.length > 0 && { factors: factors.map(describeFactor) }),
    identities: identities.map(describeIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...(user.banned_until && { banned_until: user.banned_until }),
    ...(user.deleted_at && { deleted_at: user.deleted_at }),
    is_anonymous: user.is_anonymous,
  };
}

export function describeFactor(factor: FactorRow) {
  const { id, friendly_name, factor_type, status, phone, created_at, updated_at, last_challenged_at } =
    factor;
  return {
    id,
    created_at,
    updated_at,
    status,
    ...(friendly_name && { friendly_name }),
    factor_type,
    ...(phone && { phone }),
    ...(last_challenged_at && { last_challenged_at }),
  };
}

function describeIdentity(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at,
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(identity.email && { email: identity.email }),
  };
}
