/**
 * Text that the database can store: no control characters (Postgres has no NUL) and no lone surrogates. A plain form
 * sends CRLF for a line end that was typed, and counted, as one character.
 */
import * as v from "valibot";

const unstorable = /\p{Cs}|[^\P{Cc}\t\n]/gu;

export const storableText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, "\n").replace(unstorable, "")),
);

/** Changes only what Postgres cannot store: U+0000, and a lone surrogate, such as at the end of a cut text. */
export function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
