/** Reads request bodies: JSON objects or lists of them. */
import type { Context } from "hono";
import { RestError } from "./rest-error.ts";
import type { JsonObject } from "./write-change.ts";

export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "application/json";
  if (
    !["application/json", "application/vnd.pgrst.object+json", "application/vnd.pgrst.array+json"].includes(
      type,
    )
  ) {
    throw new RestError(415, "PGRST102", `Content-Type not acceptable: ${type}`);
  }
  const text = await context.req.text();
  try {
    return JSON.parse(text || "{}");
  } catch {
    throw new RestError(400, "PGRST102", "Empty or invalid json");
  }
}

export function toObject(body: unknown): JsonObject {
  if (isObject(body)) return body;
  if (Array.isArray(body) && body.length === 1 && isObject(body[0])) return body[0];
  throw new RestError(400, "PGRST102", "Empty or invalid json", "A JSON object was expected");
}

export function toObjects(body: unknown): JsonObject[] {
  if (!Array.isArray(body)) return [toObject(body)];
  if (body.every(isObject)) return body;
  throw new RestError(400, "PGRST102", "Empty or invalid json", "A list of JSON objects was expected");
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
