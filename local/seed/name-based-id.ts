/** A name-based UUID (RFC 9562, version 8), so that a sample has the same id on every machine. */
import { createHash } from "node:crypto";

export function nameBasedId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
