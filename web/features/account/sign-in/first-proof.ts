/**
 * With the first proof of an address the server ends whatever was prepared before it: the password, the sessions, the
 * language. Somebody else may have begun the account. So this browser, which has just proved the address, sets its own.
 */
import type { User } from "@supabase/supabase-js";
import type { Locale } from "../../../../domain/languages/locales.ts";
import { callAuth } from "../auth-client.ts";
import { describeFailure } from "../failures/describe-failure.ts";

/** Both times are the server's. */
const justNowMs = 30_000;

export function isFirstProof({ confirmed_at, last_sign_in_at }: User): boolean {
  if (!confirmed_at || !last_sign_in_at) return false;
  return Math.abs(Date.parse(last_sign_in_at) - Date.parse(confirmed_at)) < justNowMs;
}

/** Emails of sign-in come in this language. */
export async function keepLanguage(user: User, locale: Locale): Promise<void> {
  if (isFirstProof(user)) await callAuth((client) => client.updateUser({ data: { locale } }));
}

/** The password that was typed on the page which also proved the address. */
export async function keepPassword(password: string): Promise<void> {
  try {
    await callAuth((client) => client.updateUser({ password }));
  } catch (error) {
    if (describeFailure(error).code !== "same_password") throw error;
  }
}
