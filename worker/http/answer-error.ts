/** The only place where a thrown error becomes an answer. The cause goes to the log, never to the client. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { describeError } from "../../domain/describe-error.ts";
import { ApiError } from "../errors.ts";
import { requestIdHeader } from "./request-log.ts";

export function answerError(error: Error, c: Context): Response {
  // The reads of a page carry the id of its request in a header.
  const shown = logError(error, c.get("requestId") ?? c.req.header(requestIdHeader));
  return c.json(shown.toBody(), shown.status, {
    "cache-control": "no-store",
    ...shown.headers,
  });
}

/** What the client may see of it. Our own failures are logged. */
export function logError(error: unknown, requestId: string | undefined): ApiError {
  const shown = toApiError(error);
  if (shown.status >= 500) {
    console.error(JSON.stringify({ event: "request_failed", requestId, reason: describeError(error) }));
  }
  return shown;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new ApiError("bad_request", "The request could not be read.", { cause: error });
  }
  return new ApiError("unexpected", "Something went wrong on our side. Please try again.", { cause: error });
}
