/** The patterns that a search in a language is read with. The build writes them into the index of its texts. */
import { type Locale, defaultLocale } from "../../languages/locales.ts";
import type { LeadWords } from "./lead.ts";
import { english } from "./words/en.ts";
import { french } from "./words/fr.ts";
import { german } from "./words/de.ts";
import { russian } from "./words/ru.ts";
import { thai } from "./words/th.ts";
import { chinese } from "./words/zh.ts";

const wordsOf: Record<Locale, LeadWords> = {
  en: english,
  th: thai,
  zh: chinese,
  ru: russian,
  de: german,
  fr: french,
};

/** Readers of one language type words of another. */
const sharedLetters: readonly Locale[] = [defaultLocale, "de", "fr"];

/** The language's own first. */
export function leadWordsOf(language: Locale): LeadWords[] {
  return [...new Set([language, ...sharedLetters])].map((locale) => wordsOf[locale]);
}
