/** What the gateway checks before a call reaches Auth: tries, letters, a recent proof, and how good a new password is. */
import type { Context } from "hono";
import { judgePassword } from "../../domain/accounts/judge-password.ts";
import { dataOf, siteBackend } from "../backend/supabase.ts";
import type { PublicContext } from "../context.ts";
import { readConfig } from "../env.ts";
import { ApiError } from "../errors.ts";
import { limitAccount, limitFactor } from "../http/rate-limits.ts";
import { TooManyLetters, WeakPassword } from "./auth-failure.ts";
import { type AuthCall, normaliseAccount } from "./read-auth-call.ts";
import { readTokenClaims, lastProofAt } from "./token-claims.ts";

/** The calls that somebody could repeat to guess a password or code, or to flood a mailbox. */
const guessable = /^\/(token|verify|otp|recover|resend|signup)$/;
/** A second factor's code could be guessed from many addresses, and its phone flooded. */
const ofFactor = /^\/factors\/[^/]+\/(challenge|verify)$/;
/** The calls that send a code or link to the address that they name. `/user` names a new one. */
const sendsLetter = /^\/(otp|recover|resend|signup|user)$/;
/** A password that is chosen later needs the present one again, a code, or the second factor. */
const proofLastsMs = 10 * 60_000;

export async function guardAuthCall(c: Context<PublicContext>, path: string, call: AuthCall): Promise<void> {
  const { password } = call;
  const account = normaliseAccount(call);
  if (ofFactor.test(path)) await limitFactor(c, path);
  if (account && guessable.test(path)) await limitAccount(c, account);
  if (password && (path === "/signup" || path === "/user")) {
    const reasons = judgePassword(password, account ? [account] : []);
    if (reasons.length > 0) throw new WeakPassword(reasons);
  }
  if (password && path === "/user") refuseOldProof(c);
  const letterTo = path === "/reauthenticate" ? normaliseAccount(readTokenClaims(c)) : account;
  if (letterTo && (sendsLetter.test(path) || path === "/reauthenticate")) await countLetter(c, letterTo);
}

/** Auth checks the token itself; here is read when its session last proved who it is. */
function refuseOldProof(c: Context<PublicContext>): void {
  if (lastProofAt(readTokenClaims(c)) < Date.now() - proofLastsMs) {
    throw new ApiError("sign_in_again", "Prove that it is you first, with a code or your password.");
  }
}

/** Whoever has the mailbox reads the letters, so variants of an address count together. */
async function countLetter(c: Context<PublicContext>, address: string): Promise<void> {
  const answer = await siteBackend(readConfig(c.env)).rpc("count_sign_in_letter", { address });
  if (!dataOf(answer)) throw new TooManyLetters();
}
