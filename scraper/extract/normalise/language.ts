/** The language that a home is described in: its letters decide, then what the page says of itself, then its words. */
import { isLocale, type Locale } from "../../../domain/languages/locales.ts";
import { commonWords } from "../../words/common-words.ts";
import { sourceOf } from "../../words/words.ts";

const scripts: readonly (readonly [Locale, RegExp])[] = [
  ["th", /\p{Script=Thai}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["zh", /\p{Script=Han}/gu],
];
/** Japanese has Chinese letters too, and is no language of this site. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;
const letters = /\p{L}/gu;
/** Names of projects are in Latin letters everywhere. */
const leastShare = 0.3;
const longestSample = 2000;
const latin = (["en", "de", "fr"] as const).map(
  (language) => [language, new RegExp(sourceOf({ [language]: commonWords[language] ?? "" }), "giu")] as const,
);
/** Fewer may be a street's name. */
const leastWords = 3;

/** `tag` is what the page says: "de-AT", or nothing. */
export function languageOf(tag: string, text: string): Locale {
  const sample = text.slice(0, longestSample);
  const all = countOf(letters, sample);
  const byScript = scripts.find(([, script]) => countOf(script, sample) > all * leastShare);
  if (byScript && !kana.test(sample)) return byScript[0];
  const code = tag.slice(0, 2).toLowerCase();
  const isWritten = all === 0 || !scripts.some(([language]) => language === code);
  if (isLocale(code) && isWritten) return code;
  const [first] = latin
    .map(([language, words]) => ({ language, count: countOf(words, sample) }))
    .toSorted((one, other) => other.count - one.count);
  return first && first.count >= leastWords ? first.language : "en";
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
