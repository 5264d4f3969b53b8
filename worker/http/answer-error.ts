/** The only place where a thrown error becomes an answer. The cause goes to the log, never to the client. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { describeError } from "../../domain/describe-error.ts";
import { ApiError } from "../errors.ts";
import { requestIdHeader } from "./request-log.ts";

export function answerError(error: Error, c: Context): Response {
  const shown = toApiError(error);
  if (shown.status >= 500) {
    // The reads of a page carry the id of its request in a header.
    const requestId = c.get("requestId") ?? c.req.header(requestIdHeader);
    console.error(JSON.stringify({ event: "request_failed", requestId, reason: describeError(error) }));
  }
  return c.json(shown.toBody(), shown.status, {
    "cache-control": "no-store",
    ...shown.headers,
  });
}

function toApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new ApiError("bad_request", "The request could not be read.", { cause: error });
  }
  return new ApiError("unexpected", "Something went wrong on our side. Please try again.", { cause: error });
}
