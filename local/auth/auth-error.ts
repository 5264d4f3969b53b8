/** The errors of `/auth/v1`, with the codes that auth-js expects. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

export class AuthError extends Error {
  override name = "AuthError";
  readonly status: ContentfulStatusCode;
  readonly code: string;
  /** More members of the answer, such as why a password is weak. */
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

const apiVersion = "2024-01-01";

/** As on Supabase, clients that name the API version get the newer error format. */
export function answerAuthError(context: Context, { status, code, message, extra }: AuthError): Response {
  context.header("X-Sb-Error-Code", code);
  const requested = context.req.header("X-Supabase-Api-Version");
  if (requested !== undefined && requested >= apiVersion) {
    context.header("X-Supabase-Api-Version", apiVersion);
    return context.json({ code, message, ...extra }, status);
  }
  return context.json({ code: status, error_code: code, msg: message, ...extra }, status);
}
