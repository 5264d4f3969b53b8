/** How long a text takes to read. */
import type { Locale } from "../../../domain/languages/locales.ts";

const wordsPerMinute = 220;

/** Counts words by the rules of the language: Thai and Chinese put no spaces between them. */
function countWords(text: string, language: Locale): number {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}

export function readingMinutes(text: string, language: Locale): number {
  return Math.max(1, Math.round(countWords(text, language) / wordsPerMinute));
}
