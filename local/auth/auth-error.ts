/** The errors of `/auth/v1`, with the codes that auth-js knows. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export class AuthError extends Error {
  override name = "AuthError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** Further members of the answer, such as the reasons of a weak password. */
  readonly extra: Record<string, unknown>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const apiVersion = "2024-01-01";

/** Clients that name the API version get the newer shape of errors, as from Supabase. */
export function answerAuthError(context: Context, { status, code, message, extra }: AuthError): Response {
  const asked = context.req.header("X-Supabase-Api-Version");
  if (asked !== undefined && asked >= apiVersion) {
    context.header("X-Supabase-Api-Version", apiVersion);
    return context.json({ code, message, ...extra }, status);
  }
  return context.json({ code: status, error_code: code, msg: message, ...extra }, status);
}
