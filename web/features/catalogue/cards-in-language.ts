/**
 * A page's state carries only the titles of its language, so the server drops the others. The browser keeps its answers
 * as they come, and has none of this code.
 */
import type { Locale } from "../../../domain/languages/locales.ts";
import { type CardListing, cardIn } from "../../../domain/listings/card-listing.ts";

export function cardsIn<Answer extends Record<Name, CardListing[]>, Name extends keyof Answer & string>(
  locale: Locale,
  answer: Answer,
  names: readonly Name[],
): Answer {
  if (!import.meta.env.SSR) return answer;
  const inLanguage = names.map((name) => [name, answer[name].map((card) => cardIn(locale, card))]);
  return { ...answer, ...Object.fromEntries(inLanguage) };
}
