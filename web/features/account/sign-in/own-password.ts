/**
 * A stranger may sign up with an address and set a password before its owner comes. So a password counts only if it was
 * chosen in this browser. Otherwise it is replaced, and all other sessions end, when the address is confirmed.
 */
import type { User } from "@supabase/supabase-js";
import { callAuth } from "../auth-client.ts";
import { signOut } from "../sign-out.ts";

const key = "signed-up-as";
/** Both times are the server's. */
const justNowMs = 30_000;

export function rememberOwnPassword(address: string): void {
  try {
    localStorage.setItem(key, address);
  } catch {
    // Then the owner chooses a password again after confirming.
  }
}

/** True when a password had to be replaced, so that the owner should choose one. */
export async function replaceForeignPassword(user: User): Promise<boolean> {
  if (!isJustConfirmed(user) || isOwn(user)) return false;
  await callAuth((client) => client.updateUser({ password: makePassword() }));
  await signOut("others");
  return true;
}

function isJustConfirmed({ confirmed_at, last_sign_in_at }: User): boolean {
  if (!confirmed_at || !last_sign_in_at) return false;
  return Math.abs(Date.parse(last_sign_in_at) - Date.parse(confirmed_at)) < justNowMs;
}

function isOwn({ email, phone }: User): boolean {
  try {
    const kept = localStorage.getItem(key);
    localStorage.removeItem(key);
    return kept !== null && (kept === email || kept.replace(/^\+/, "") === phone);
  } catch {
    return false;
  }
}

function makePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(30));
  return btoa(String.fromCharCode(...bytes));
}
