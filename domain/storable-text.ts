/** Text as a database can keep it: without control characters (Postgres has no NUL) and halves of characters. */
import * as v from "valibot";

const unstorable = /\p{Cs}|[^\P{Cc}\t\n\r]/gu;

export const storableText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(unstorable, "")),
);
