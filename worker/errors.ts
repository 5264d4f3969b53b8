/** The part of a failure that a client may see: a stable code, a status, and a sentence that says what to do. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorBody, type ErrorCode, errorStatuses } from "../domain/error-codes.ts";

/** Seconds after which a client may ask again. */
export const retryLater = "60";

export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  /** The input field that is wrong, where there is one. */
  readonly field: string | undefined;

  constructor(code: ErrorCode, message: string, options: { field?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.field = options.field;
  }

  /** The headers that belong to the status: Allow, WWW-Authenticate or Retry-After. */
  get headers(): Record<string, string> {
    if (this.code === "method_not_allowed") return { allow: "GET, HEAD" };
    if (this.status === 401) return { "www-authenticate": "Bearer" };
    return this.code === "unavailable" || isLimit(this) ? { "retry-after": retryLater } : {};
  }

  get status(): ContentfulStatusCode {
    return errorStatuses[this.code];
  }

  toBody(): ErrorBody {
    return { error: { code: this.code, message: this.message, ...(this.field && { field: this.field }) } };
  }
}

/** True for a refusal that concerns one visitor only. */
export function isLimit(error: unknown): boolean {
  return error instanceof ApiError && error.code === "too_many_requests";
}

export function unavailable(cause: unknown): ApiError {
  return new ApiError(
    "unavailable",
    "The catalogue cannot be reached right now. Please try again in a minute.",
    {
      cause,
    },
  );
}
