/** The marks of a text in each language: changed, drafted, planned, older than the English, missing. */
import type { Locale } from "../languages/locales.ts";
import { isOwnEntry } from "./collections.ts";
import type { TextMark, TextState } from "./texts-api.ts";

/** As texts_overview() answers it. */
export type ChangedText = {
  kind: string;
  name: string;
  locale: Locale;
  version: number;
  state: TextState;
  publishAt: string | null;
  /** In force is what the owner wrote. */
  isOwn: boolean;
  /** Written for another English text than the one there is now. */
  isOlder: boolean;
  /** What the owner's words begin with, while they are shown; of an entry that no file has also afterwards. */
  title: string | null;
};

/** `ofText` are the rows of one text. */
export function marksOf(
  ofText: readonly ChangedText[],
  locale: Locale,
  now: Date,
  /** The language has a text of the files. */
  isShipped = true,
): TextMark[] {
  const row = ofText.find((one) => one.locale === locale);
  const english = ofText.find((one) => one.locale === "en");
  const isPlanned = row?.state === "scheduled" && row.publishAt !== null && new Date(row.publishAt) > now;
  const isTranslated = row?.isOwn || row?.state === "draft" || isPlanned;
  const marks: TextMark[] = [];
  if (row?.isOwn) marks.push("own");
  if (row?.state === "draft") marks.push("draft");
  if (isPlanned) marks.push("scheduled");
  if (row?.isOlder) marks.push("older");
  if (ofText.some(({ kind }) => kind === "building")) {
    // What one language says of it the others lack, English too.
    return !isTranslated && ofText.some(({ isOwn }) => isOwn) ? [...marks, "missing"] : marks;
  }
  // Ours was written for our English text. A shipped testimonial gives way to the English one of the owner.
  if (locale !== "en" && english?.isOwn && !isTranslated) {
    const isNew = isOwnEntry(english.name) || !isShipped;
    marks.push(english.kind === "testimonial" || isNew ? "missing" : "older");
  }
  return marks;
}
