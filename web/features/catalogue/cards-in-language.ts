/** A page shows and carries only the titles of its language, so the others are dropped. */
import type { Locale } from "../../../domain/languages/locales.ts";
import { type CardListing, cardIn } from "../../../domain/listings/card-listing.ts";

export function cardsIn<Answer extends Record<Name, CardListing[]>, Name extends keyof Answer & string>(
  locale: Locale,
  answer: Answer,
  names: readonly Name[],
): Answer {
  const inLanguage = names.map((name) => [name, answer[name].map((card) => cardIn(locale, card))]);
  return { ...answer, ...Object.fromEntries(inLanguage) };
}
