/** Validates a part of the request with a schema. The answer names the first invalid field. */
import { sValidator } from "@hono/standard-validator";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { ApiError, type ErrorCode } from "../errors.ts";

export function validate<
  Schema extends StandardSchemaV1,
  Target extends "query" | "json" | "param" | "header",
>(target: Target, schema: Schema, code: ErrorCode = target === "query" ? "bad_request" : "invalid_input") {
  return sValidator(target, schema, (result) => {
    if (result.success) return;
    const [issue] = result.error;
    const field = fieldOf(issue);
    throw new ApiError(code, `${field}: ${issue?.message}`, { field });
  });
}

function fieldOf(issue: StandardSchemaV1.Issue | undefined): string {
  const names = (issue?.path ?? []).map((segment) => (typeof segment === "object" ? segment.key : segment));
  return names.map(String).join(".") || "body";
}
