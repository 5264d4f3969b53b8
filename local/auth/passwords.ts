/** Passwords: bcrypt hashes as Supabase stores them, and the rules for a new password. */
import { compare, hash } from "bcryptjs";
import { AuthError } from "./auth-error.ts";

/** GoTrue's cost. Hashing takes nearly all the time of a sign-in. */
const bcryptCost = 10;
/** bcrypt ignores the rest. */
const maxBytes = 72;

export async function hashPassword(password: string): Promise<string> {
  return hash(password, bcryptCost);
}

/** Compared for an unknown user, so that the time of an answer does not reveal who has an account. */
let dummyHash: Promise<string> | undefined;

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  dummyHash ??= hashPassword("the password of no user");
  const isSame = await compare(password, stored || (await dummyHash)).catch(() => false);
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

/** Supabase asks a service for leaked passwords. Without a network, this short list must do. */
const commonPasswords = new Set([
  "password",
  "password1",
  "12345678",
  "123456789",
  "qwertyuiop",
  "iloveyou",
  "11111111",
]);
