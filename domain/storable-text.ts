/**
 * Text as a database can keep it: without control characters (Postgres has no NUL) and halves of characters. A plain
 * form sends two characters for the end of a line that was typed, and counted, as one.
 */
import * as v from "valibot";

const unstorable = /\p{Cs}|[^\P{Cc}\t\n]/gu;

export const storableText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, "\n").replace(unstorable, "")),
);
