/** Reads the request bodies of `/auth/v1` and checks them with a schema. */
import type { Context } from "hono";
import * as v from "valibot";
import { AuthError } from "./auth-error.ts";
import type { Metadata } from "./user-rows.ts";

export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await context.req.text();
  let body: unknown;
  try {
    body = text ? JSON.parse(text) : {};
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  if (isOtherType(issue)) {
    throw new AuthError(400, "bad_json", `Could not parse request body as JSON: ${issue.message}`);
  }
  throw new AuthError(400, "validation_failed", issue.message);
}

/** Go cannot read a list where a text is wanted. A value that is missing or not among the known ones is another matter. */
function isOtherType({ kind, type, input }: v.BaseIssue<unknown>): boolean {
  return kind === "schema" && type !== "picklist" && input !== undefined;
}

/** GoTrue treats an empty string as absent. */
const text = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value || undefined),
);

export const optionalText = v.optional(text);
export const optionalEmail = v.optional(
  v.pipe(
    text,
    v.transform((value) => value?.trim().toLowerCase()),
    v.check(
      (value) => value === undefined || isEmail(value),
      "Unable to validate email address: invalid format",
    ),
  ),
);
export const optionalPhone = v.optional(
  v.pipe(
    text,
    v.transform((value) => value?.replace(/^\+/, "").replaceAll(" ", "")),
    v.check(
      (value) => value === undefined || /^[1-9]\d{6,14}$/.test(value),
      "Invalid phone number format (E.164 required)",
    ),
  ),
);
export const optionalData = v.optional(
  v.nullable(
    v.pipe(
      v.custom<Metadata>((value) => typeof value === "object" && !Array.isArray(value), "expected an object"),
      v.record(v.string(), v.unknown()),
    ),
  ),
);

function isEmail(value: string): boolean {
  return value.length <= 255 && /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.]+$/.test(value);
}
