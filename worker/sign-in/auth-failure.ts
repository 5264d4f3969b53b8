/** A refusal of the gateway itself, in the shape of Supabase Auth, so that its client reads the code. */
import type { Context } from "hono";
import type { WeakReason } from "../../domain/accounts/judge-password.ts";
import { ApiError } from "../errors.ts";
import { answerError } from "../http/answer-error.ts";

export class WeakPassword extends Error {
  override name = "WeakPassword";
  readonly reasons: readonly WeakReason[];

  constructor(reasons: readonly WeakReason[]) {
    super("This password is too easy to guess.");
    this.reasons = reasons;
  }
}

/** Counted by us and by mailbox, so the answer says nothing of an account. */
export class TooManyLetters extends ApiError {
  constructor() {
    super("too_many_requests", "This address has had many codes today. Please use the newest one, or wait.");
  }
}

export async function answerAuthFailure(error: Error, c: Context): Promise<Response> {
  if (error instanceof WeakPassword) {
    const { message, reasons } = error;
    const body = {
      code: 422,
      error_code: "weak_password",
      msg: message,
      message,
      weak_password: { reasons },
    };
    return c.json(body, 422, { "cache-control": "no-store" });
  }
  const answer = answerError(error, c);
  if (!(error instanceof ApiError)) return answer;
  const limit = error instanceof TooManyLetters ? "over_email_send_rate_limit" : "over_request_rate_limit";
  const code = error.code === "too_many_requests" ? limit : error.code;
  const body = { ...error.toBody(), code: error.status, error_code: code, message: error.message };
  return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers });
}
