/** Writes users and identities. Column names come from our code, values are parameters. */
import { randomUUID } from "node:crypto";
import type { RunQuery } from "../database/open.ts";
import { AuthError } from "./auth-error.ts";
import { findUser, type Metadata, type UserRow } from "./user-rows.ts";

export type NewUser = {
  id?: string;
  email?: string | null;
  phone?: string | null;
  passwordHash?: string | null;
  appMetadata: Metadata;
  userMetadata: Metadata;
  isAnonymous?: boolean;
  role?: string;
};

export async function insertUser(run: RunQuery, user: NewUser, now: Date): Promise<UserRow> {
  const [row] = await run<UserRow>(
    `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, raw_app_meta_data,
       raw_user_meta_data, is_anonymous, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, $5, $6, $7, $8, $9, $9)
     returning *`,
    [
      user.id ?? randomUUID(),
      user.role ?? "authenticated",
      user.email ?? null,
      user.phone ?? null,
      user.passwordHash ?? "",
      user.appMetadata,
      user.userMetadata,
      user.isAnonymous ?? false,
      now,
    ],
  );
  if (!row) throw new Error("auth.users returned no row for an insert");
  return row;
}

type Changeable =
  | Exclude<keyof UserRow, "id" | "created_at" | "updated_at" | "confirmed_at">
  | "email_change_token_new"
  | "email_change_token_current";
export type UserChange = Partial<Record<Changeable, unknown>>;

export async function updateUser(run: RunQuery, id: string, change: UserChange, now: Date): Promise<UserRow> {
  const columns = Object.keys(change);
  const assignments = columns.map((column, index) => `${column} = $${index + 3}`);
  const [row] = await run<UserRow>(
    `update auth.users set ${["updated_at = $2", ...assignments].join(", ")} where id = $1 returning *`,
    [id, now, ...Object.values(change)],
  );
  if (!row) throw new AuthError(404, "user_not_found", "User not found");
  return row;
}

export type NewIdentity = { userId: string; provider: string; providerId: string; data: Metadata };

/** Updates a known identity, so that a user's email identity follows the user's address. */
export async function saveIdentity(run: RunQuery, identity: NewIdentity, now: Date): Promise<void> {
  await run(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5, $5)
     on conflict (provider_id, provider) do update
       set identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at, updated_at = excluded.updated_at`,
    [identity.providerId, identity.userId, identity.data, identity.provider, now],
  );
}

export function emailIdentity(userId: string, email: string, isVerified: boolean): NewIdentity {
  const data = { sub: userId, email, email_verified: isVerified, phone_verified: false };
  return { userId, provider: "email", providerId: userId, data };
}

export function phoneIdentity(userId: string, phone: string, isVerified: boolean): NewIdentity {
  const data = { sub: userId, phone, email_verified: false, phone_verified: isVerified };
  return { userId, provider: "phone", providerId: userId, data };
}

export async function requireUser(run: RunQuery, id: string): Promise<UserRow> {
  const user = await findUser(run, "id", id);
  if (!user || user.deleted_at) throw new AuthError(404, "user_not_found", "User not found");
  return user;
}
