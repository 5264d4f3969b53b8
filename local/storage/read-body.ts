/** Reads the JSON bodies of `/storage/v1` and checks them with a schema. */
import type { Context } from "hono";
import * as v from "valibot";
import { StorageError } from "./storage-error.ts";

export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new StorageError("400", "Error", `${v.getDotPath(issue) ?? "body"}: ${issue.message}`);
}
