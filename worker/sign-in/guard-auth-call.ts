/** What the gateway checks before a call reaches Auth: the account's own limit, and how good a new password is. */
import type { Context } from "hono";
import * as v from "valibot";
import { judgePassword } from "../../domain/accounts/judge-password.ts";
import type { PublicContext } from "../context.ts";
import { ApiError } from "../errors.ts";
import { limitAccount } from "../http/rate-limits.ts";
import { WeakPassword } from "./auth-failure.ts";

const text = v.optional(v.nullable(v.string()));
const callSchema = v.object({ email: text, phone: text, password: text, redirect_to: text });
export type AuthCall = v.InferOutput<typeof callSchema>;

/** A body that is not an object is Auth's to refuse. */
export function readAuthCall(body: Uint8Array): AuthCall {
  if (body.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new ApiError("bad_request", "The body is not JSON.", { cause });
  }
  const read = v.safeParse(callSchema, value);
  if (!read.success) throw new ApiError("bad_request", "The body does not fit this call.");
  return read.output;
}

/** The calls that somebody could repeat to guess a password or code, or to flood a mailbox. */
const guessable = /^\/(token|verify|otp|recover|resend|signup)$/;

export async function guardAuthCall(
  c: Context<PublicContext>,
  path: string,
  { email, phone, password }: AuthCall,
): Promise<void> {
  const account = (email || phone)?.trim().toLowerCase().replace(/^\+/, "");
  if (account && guessable.test(path)) await limitAccount(c, account);
  const isNewPassword = path === "/signup" || path === "/user";
  if (!password || !isNewPassword) return;
  const reasons = judgePassword(password, account ? [account] : []);
  if (reasons.length > 0) throw new WeakPassword(reasons);
}
