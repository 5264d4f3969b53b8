/** Reads a value of schema.org, which may be plain, in a list, or in a node of its own. */
import { isObject } from "../../parse/parse-json.ts";

export function asList(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

export function firstText(value: unknown): string | null {
  const first = asList(value)[0];
  if (typeof first === "string") return first.trim() === "" ? null : first;
  if (typeof first === "number" && Number.isFinite(first)) return String(first);
  if (isObject(first)) return firstText(first["@value"] ?? first["@id"] ?? null);
  return null;
}
