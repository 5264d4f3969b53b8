/** A page that an admin pastes because its site lets nobody read it. */
import * as v from "valibot";

/** As much as the table holds; a page that is larger is not read from its site either. */
export const longestPaste = 2_000_000;

export const pasteSchema = v.object({
  url: v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:/i), v.maxLength(2048)),
  html: v.pipe(v.string(), v.transform(toStorable), v.minLength(20), v.maxLength(longestPaste)),
  dryRun: v.optional(v.boolean(), false),
});
export type PasteInput = v.InferInput<typeof pasteSchema>;

/** Postgres stores neither U+0000 nor half a surrogate pair: both come with what is copied from an editor. */
function toStorable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
