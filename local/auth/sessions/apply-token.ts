/** Records what a spent token proves about its user. */
import type { RunQuery } from "../../database/open.ts";
import { AuthError } from "../auth-error.ts";
import { emailIdentity, phoneIdentity, saveIdentity, updateUser } from "../change-users.ts";
import type { FoundToken } from "../messages/one-time-tokens.ts";
import type { AuthServices } from "../services.ts";
import { confirmUser } from "../sign-up.ts";
import { findUser, type UserRow } from "../user-rows.ts";

export async function applyToken(
  { now, settings }: AuthServices,
  run: RunQuery,
  found: FoundToken,
): Promise<UserRow> {
  const { user, type, address } = found;
  switch (type) {
    case "confirmation_token":
    case "recovery_token": {
      const by = address === user.phone ? "phone" : "email";
      const isConfirmed = by === "phone" ? user.phone_confirmed_at : user.email_confirmed_at;
      return isConfirmed ? user : confirmUser(run, user, by, now());
    }
    case "email_change_token_new":
    case "email_change_token_current":
      return changeEmail(run, user, now(), !settings.autoConfirmEmail);
    case "phone_change_token":
      return changePhone(run, user, address, now());
    case "reauthentication_token":
      return user;
  }
}

/** The first of the two confirmations of an email change does not sign the user in. */
export function isWaitingForOther({ type }: FoundToken, user: UserRow): boolean {
  return type.startsWith("email_change") && user.email_change_confirm_status === 1;
}

/** A user with an address must confirm the old and the new one. A user without one confirms only the new one. */
async function changeEmail(run: RunQuery, user: UserRow, now: Date, needsBoth: boolean): Promise<UserRow> {
  const email = user.email_change ?? "";
  const isFirst = needsBoth && Boolean(user.email) && user.email_change_confirm_status === 0;
  if (isFirst) return updateUser(run, user.id, { email_change_confirm_status: 1 }, now);
  if (await findUser(run, "email", email)) {
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  }
  await saveIdentity(run, emailIdentity(user.id, email, true), now);
  return updateUser(
    run,
    user.id,
    {
      email,
      email_change: "",
      email_change_confirm_status: 0,
      // Auth keeps the time of the first proof.
      email_confirmed_at: user.email_confirmed_at ?? now,
      is_anonymous: false,
      raw_app_meta_data: withProvider(user, "email"),
      raw_user_meta_data: { ...user.raw_user_meta_data, email, email_verified: true },
    },
    now,
  );
}

async function changePhone(run: RunQuery, user: UserRow, phone: string, now: Date): Promise<UserRow> {
  if (await findUser(run, "phone", phone)) {
    throw new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
  }
  await saveIdentity(run, phoneIdentity(user.id, phone, true), now);
  return updateUser(
    run,
    user.id,
    {
      phone,
      phone_change: "",
      phone_confirmed_at: now,
      is_anonymous: false,
      raw_app_meta_data: withProvider(user, "phone"),
    },
    now,
  );
}

export function withProvider(user: Pick<UserRow, "raw_app_meta_data">, provider: string) {
  const known = user.raw_app_meta_data ?? {};
  const providers = Array.isArray(known["providers"]) ? known["providers"] : [];
  return {
    ...known,
    provider: known["provider"] ?? provider,
    providers: providers.includes(provider) ? providers : [...providers, provider],
  };
}
