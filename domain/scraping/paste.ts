/** A page that an admin pastes because its site refuses the scraper. */
import * as v from "valibot";
import { webAddressSchema } from "./web-address.ts";
import { toStorable } from "../site/storable-text.ts";

/** The limit of the table. A larger page is not fetched from its site either. */
export const longestPaste = 2_000_000;

export const pasteSchema = v.object({
  url: v.pipe(v.string(), v.trim(), webAddressSchema),
  html: v.pipe(v.string(), v.transform(toStorable), v.minLength(20), v.maxLength(longestPaste)),
  dryRun: v.optional(v.boolean(), false),
});
export type PasteInput = v.InferInput<typeof pasteSchema>;
