/** What the gateway checks before a call reaches Auth: the account's own limit, and how good a new password is. */
import type { Context } from "hono";
import { judgePassword } from "../../domain/accounts/judge-password.ts";
import type { PublicContext } from "../context.ts";
import { limitAccount } from "../http/rate-limits.ts";
import { WeakPassword } from "./auth-failure.ts";
import type { AuthCall } from "./read-auth-call.ts";

/** The calls that somebody could repeat to guess a password or code, or to flood a mailbox. */
const guessable = /^\/(token|verify|otp|recover|resend|signup)$/;
/** A second factor's code could be guessed from many addresses, and its phone flooded. */
const ofFactor = /^\/factors\/[^/]+\/(challenge|verify)$/;

export async function guardAuthCall(
  c: Context<PublicContext>,
  path: string,
  { email, phone, password }: AuthCall,
): Promise<void> {
  const account = (email || phone)?.trim().toLowerCase().replace(/^\+/, "");
  if (ofFactor.test(path)) await limitAccount(c, path);
  if (account && guessable.test(path)) await limitAccount(c, account);
  const isNewPassword = path === "/signup" || path === "/user";
  if (!password || !isNewPassword) return;
  const reasons = judgePassword(password, account ? [account] : []);
  if (reasons.length > 0) throw new WeakPassword(reasons);
}
