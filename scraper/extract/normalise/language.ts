/** The language that a home is described in: its letters decide, then what the page says of itself, then its words. */
import { isLocale, type Locale } from "../../../domain/languages/locales.ts";
import { hasOwnScript, languageByScript } from "../../../domain/languages/script-language.ts";
import { commonWords } from "../../words/common-words.ts";
import { sourceOf } from "../../words/words.ts";

const longestSample = 2000;
const latin = (["en", "de", "fr"] as const).map(
  (language) => [language, new RegExp(sourceOf({ [language]: commonWords[language] ?? "" }), "giu")] as const,
);
/** Fewer may be a street's name. */
const leastWords = 3;

/** `tag` is what the page says: "de-AT", or nothing. */
export function languageOf(tag: string, text: string): Locale {
  const sample = text.slice(0, longestSample);
  const byScript = languageByScript(sample);
  if (byScript) return byScript;
  const code = tag.slice(0, 2).toLowerCase();
  if (isLocale(code) && (!hasOwnScript(code) || !/\p{L}/u.test(sample))) return code;
  const [first] = latin
    .map(([language, words]) => ({ language, count: sample.match(words)?.length ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  return first && first.count >= leastWords ? first.language : "en";
}
