/** `If-Match` names the version that the admin saw, so that later changes are not lost: the row's `updated_at`. */
import type { Context } from "hono";
import * as v from "valibot";
import { ApiError } from "../errors.ts";
import { timestampSchema } from "./timestamp-schema.ts";

export function readIfMatch(c: Context): string | undefined {
  const seen = c.req.header("if-match");
  if (seen !== undefined && !v.is(timestampSchema, seen)) throw wrongVersion();
  return seen;
}

export function requireIfMatch(c: Context): string {
  const seen = readIfMatch(c);
  if (seen === undefined) throw wrongVersion();
  return seen;
}

function wrongVersion(): ApiError {
  return new ApiError("invalid_input", "If-Match: must be the updated_at of the version you saw.", {
    field: "if-match",
  });
}
