/** Validates a part of the request with a schema. The answer names the first invalid field. */
import { sValidator } from "@hono/standard-validator";
import * as v from "valibot";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { ErrorCode } from "../../domain/error-codes.ts";
import { ApiError } from "../errors.ts";

export function validate<
  Schema extends StandardSchemaV1,
  Target extends "query" | "json" | "param" | "header",
>(target: Target, schema: Schema, code: ErrorCode = target === "query" ? "bad_request" : "invalid_input") {
  return sValidator(target, schema, (result) => {
    if (!result.success) throw refuse(result.error, code);
  });
}

/** The same for an address that is read within the Worker too. */
export function checkQuery<Schema extends v.GenericSchema>(
  schema: Schema,
  query: URLSearchParams,
): v.InferOutput<Schema> {
  const said = [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  const result = v.safeParse(schema, Object.fromEntries(said));
  if (!result.success) throw refuse(result.issues, "bad_request");
  return result.output;
}

type Issue = { message: string; path?: readonly unknown[] | undefined };

function refuse([issue]: readonly Issue[], code: ErrorCode): ApiError {
  const field = fieldOf(issue);
  return new ApiError(code, `${field}: ${issue?.message}`, { field });
}

/** A step of the path is a name, or an object that has it. */
function fieldOf(issue: Issue | undefined): string {
  const names = (issue?.path ?? []).map((step) =>
    typeof step === "object" && step !== null && "key" in step ? step.key : step,
  );
  return names.map(String).join(".") || "body";
}
