/** The part of a failure that a client may see: a stable code, a status, and a sentence that says what to do. */
import type { ContentfulStatusCode } from "hono/utils/http-status";

const statuses = {
  bad_request: 400,
  invalid_input: 422,
  never_offered: 422,
  host_not_allowed: 422,
  schedule_does_not_add_up: 422,
  /** A name has letters that none of our fonts has. */
  letters_not_printable: 422,
  not_signed_in: 401,
  bad_token: 401,
  not_allowed: 403,
  sign_in_again: 403,
  needs_second_factor: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  changed_meanwhile: 409,
  contract_has_ended: 409,
  sums_have_changed: 409,
  same_payment_twice: 409,
  /** A home that is likely the same is published: the caller says that this is another. */
  twin_published: 409,
  /** Publishing would take away what must not go by accident. */
  confirm_losses: 409,
  /** Another text has or had it. */
  address_taken: 409,
  address_of_page: 409,
  /** A text names a picture that is no longer in the library. */
  picture_gone: 409,
  /** A text names a guide that is no longer stored. */
  guide_gone: 409,
  picture_in_use: 409,
  /** A role for an account that is opened in ways which the caller does not name. */
  other_ways_in: 409,
  known_email: 409,
  last_owner: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

/** Seconds after which a client may ask again. */
export const retryLater = "60";

export type ErrorCode = keyof typeof statuses;

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
    return statuses[this.code];
  }

  toBody(): ErrorBody {
    return { error: { code: this.code, message: this.message, ...(this.field && { field: this.field }) } };
  }
}

export type ErrorBody = { error: { code: ErrorCode; message: string; field?: string } };

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
