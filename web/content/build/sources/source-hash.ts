/** Ties a translation to the English text it was made from, so that later changes of the original are noticed. */
import { createHash } from "node:crypto";

const line = /^sourceHash:.*\n/mu;

/** Front matter that translations leave out. Changing it does not make them outdated. */
const untranslated = /^(?:updated|published|listings|related|picture):.*\n/gmu;

export function hashSource(text: string): string {
  const translated = text.replaceAll("\r\n", "\n").replace(untranslated, "");
  return shorten(translated);
}

function shorten(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** The hash for a text of which only the title and the description are translated. */
export function hashTitle({ title, description }: { title: string; description: string }): string {
  return shorten(`${title}\n${description}`);
}

export function readSourceHash(text: string): string | undefined {
  return /^sourceHash: *"?([0-9a-f]{12})"?\s*$/mu.exec(text)?.[1];
}

/** Writes the hash after the `updated` line that every text has. It is quoted because it may look like a number. */
export function stampSourceHash(text: string, hash: string): string {
  return text.replace(line, "").replace(/^(updated:.*\n)/mu, `$1sourceHash: "${hash}"\n`);
}
