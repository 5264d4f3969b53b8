/** A value of embedded data as text: a filled string, a number, or a list of one of them. */

export function readScalar(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value) && value.length === 1) return readScalar(value[0]);
  return null;
}

const innerNames =
  /^(?:value|valeur|valor|wert|importe|montant|amount|count|number|total|gross|net|price|dimension|text|label)$|^(?:formatted|display|main|internal)/i;

/** `{"formattedValue":"3 Beds"}`, `{"value":3}`: an object around one value. */
export function readInner(value: unknown): string | null {
  const plain = readScalar(value);
  if (plain !== null || typeof value !== "object" || value === null || Array.isArray(value)) return plain;
  // The sum to pay in all comes before "net", the sum for the home alone.
  return (
    Object.entries(value)
      .toSorted(([one], [other]) => Number(one === "net") - Number(other === "net"))
      .map(([name, inner]) => (innerNames.test(name) ? readScalar(inner) : null))
      .find(Boolean) ?? null
  );
}
