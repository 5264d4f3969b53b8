/** The language in which an article opens, and the title that names it. */
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import type { OneArticle } from "../../../domain/texts/articles/articles-api.ts";
import { readUnsaved } from "./kept-draft.ts";

type Languages = OneArticle["languages"];

/** English, unless it is begun in others only. */
export function languageToOpen(languages: Languages): Locale {
  const written = locales.filter((locale) => wordsIn(languages, locale));
  return written.includes("en") ? "en" : (written[0] ?? "en");
}

/** In the reader's language where there is one, else in English, else in the first there is. */
export function titleFor(reader: Locale, languages: Languages): string | undefined {
  const titles = [reader, "en" as const, ...locales].map((locale) => wordsIn(languages, locale)?.title);
  return titles.find((title) => title);
}

function wordsIn(languages: Languages, locale: Locale) {
  const { newest, shipped, draft } = languages[locale];
  return newest?.body ?? shipped ?? readUnsaved(draft);
}
