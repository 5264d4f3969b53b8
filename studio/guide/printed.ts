/** Which texts and look each printed guide was made from, so that a deployment never ships an older one. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../domain/languages/locales.ts";

const record = join(import.meta.dirname, "printed.json");
const look = join(import.meta.dirname, "guide.css");

/** `draft` is the guide before its contents name pages. */
export function fingerprintOf(draft: string): string {
  // Places of facts are filled on pages alone: in print they show nothing.
  const printed = draft.replaceAll(/ data-(?:fact|form|sum)="[^"]*"/g, "");
  return createHash("sha256").update(printed).update(readFileSync(look)).digest("hex").slice(0, 16);
}

export function readPrinted(): Partial<Record<Locale, string>> {
  return existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
}

export function notePrinted(language: Locale, fingerprint: string): void {
  writeFileSync(record, `${JSON.stringify({ ...readPrinted(), [language]: fingerprint }, null, 2)}\n`);
}
