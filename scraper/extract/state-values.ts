/** A value of embedded data as text: a filled string, a number, or a list of one of them. */

export function readScalar(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value) && value.length === 1) return readScalar(value[0]);
  return null;
}
