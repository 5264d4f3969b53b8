/** The phrases of all languages. They are data: one file a language in `words/`. */
import { type Locale, locales } from "../languages/locales.ts";
import { foldText } from "./fold-text.ts";
import type { Meaning, Words } from "./meaning.ts";
import { synonymWords } from "./texts/synonyms.ts";
import { english } from "./words/en.ts";
import { french } from "./words/fr.ts";
import { german } from "./words/de.ts";
import { names } from "./words/names.ts";
import { russian } from "./words/ru.ts";
import { thai } from "./words/th.ts";
import { chinese } from "./words/zh.ts";

export type Phrase = { text: string; isBeginning: boolean; meaning: Meaning; locale: Locale | "all" };

const wordsOf: Record<Locale, Words> = {
  en: english,
  th: thai,
  zh: chinese,
  ru: russian,
  de: german,
  fr: french,
};

/** All languages at once: readers of one language type names and words of another. */
export const phrases: readonly Phrase[] = [
  ...listPhrases(names, "all"),
  ...locales.flatMap((locale) => listPhrases(wordsOf[locale], locale)),
];

/** The words of a language that no index of texts needs. */
export function commonWords(language: Locale): ReadonlySet<string> {
  const common = listPhrases(wordsOf[language], language).filter(
    ({ meaning, isBeginning }) => !isBeginning && (meaning === "asking" || meaning === "filler"),
  );
  const meant = synonymWords(language);
  return new Set(common.flatMap(({ text }) => text.split(" ")).filter((word) => !meant.has(word)));
}

function listPhrases(words: Words, locale: Phrase["locale"]): Phrase[] {
  return (Object.entries(words) as [Meaning, string][]).flatMap(([meaning, listed]) =>
    listed
      .trim()
      .split(/[,\n]/)
      .map((one) => {
        const text = foldText(one.trim());
        return { text: text.replace(/\*$/, ""), isBeginning: text.endsWith("*"), meaning, locale };
      }),
  );
}
