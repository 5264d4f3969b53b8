/** Why a page is no home, in a sentence; the scraper's own code where there is none. */
import type { TFunction } from "i18next";

const explained = [
  "empty-page",
  "error-page",
  "list-of-homes",
  "project",
  "article",
  "no-title",
  "no-home-described",
  "not-a-home",
  "bot-wall",
  "too-deep",
  "too-many-attributes",
] as const;

/** Codes may say more after a colon: "not-a-home: land". */
export function explainReason(reason: string, t: TFunction): string {
  const [code] = reason.split(":");
  const known = explained.find((one) => one === code);
  return t(`admin.pasteTexts.reasons.${known ?? "other"}`, { reason });
}
