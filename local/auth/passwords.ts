/** Passwords: bcrypt as Supabase stores it, and the rules a new one must keep. */
import { compare, hash } from "bcryptjs";
import { AuthError } from "./auth-error.ts";

/** GoTrue's cost; the hash is nearly all of the time a sign-in takes. */
const bcryptCost = 10;
/** bcrypt reads no further. */
const maxBytes = 72;

export async function hashPassword(password: string): Promise<string> {
  return hash(password, bcryptCost);
}

/** An unknown user takes as long as a wrong password, so that time tells nobody who has an account. */
let hashOfNobody: Promise<string> | undefined;

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  hashOfNobody ??= hashPassword("nobody has this password");
  const isSame = await compare(password, stored || (await hashOfNobody)).catch(() => false);
  return isSame && Boolean(stored);
}

export function checkPasswordRules(password: string, minLength: number): void {
  if (Buffer.byteLength(password) > maxBytes) {
    throw new AuthError(400, "validation_failed", `Password cannot be longer than ${maxBytes} characters`);
  }
  const reasons: string[] = [];
  const messages: string[] = [];
  if (password.length < minLength) {
    reasons.push("length");
    messages.push(`Password should be at least ${minLength} characters.`);
  }
  if (commonPasswords.has(password.toLowerCase())) {
    reasons.push("pwned");
    messages.push("Password is known to be weak and easy to guess, please choose a different one.");
  }
  if (reasons.length === 0) return;
  throw new AuthError(422, "weak_password", messages.join(" "), { weak_password: { reasons } });
}

/** Supabase asks a service of leaked passwords; without a network the commonest must do. */
const commonPasswords = new Set([
  "password",
  "password1",
  "12345678",
  "123456789",
  "qwertyuiop",
  "iloveyou",
  "11111111",
]);
