/** The field that the API refused in a source, with its problem. Undefined for any other failure. */
import { ApiFailure } from "../../data/api.ts";
import type { Problems } from "./source-problems.ts";

export function readRefusal(error: Error): Problems | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === "name_taken") return { name: { kind: "taken" } };
  const field = fieldOf(error.body)?.split(".")[0];
  if (field === undefined || field === "body") return undefined;
  return { [field]: { kind: error.code === "host_not_allowed" ? "closedHost" : "invalid" } };
}

function fieldOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("error" in body)) return undefined;
  const { error } = body;
  if (typeof error !== "object" || error === null || !("field" in error)) return undefined;
  return typeof error.field === "string" ? error.field : undefined;
}
