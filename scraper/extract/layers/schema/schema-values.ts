/** A value of schema.org may stand alone, in a list or in a node of its own: what it says in any of these forms. */
import { isObject } from "../state/parse-json.ts";

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
