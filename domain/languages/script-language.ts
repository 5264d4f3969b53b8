/**
 * The language of a text whose letters show it. Undefined for Latin letters, and if no language's letters prevail.
 */
import type { Locale } from "./locales.ts";

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

export function languageByScript(text: string): Locale | undefined {
  if (kana.test(text)) return undefined;
  const all = countOf(letters, text);
  return scripts.find(([, script]) => countOf(script, text) > all * leastShare)?.[0];
}

export function hasOwnScript(code: string): boolean {
  return scripts.some(([language]) => language === code);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
