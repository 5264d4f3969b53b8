/** The letter under which an index in its language lists a word. Needs full collation data, which Node and workerd have. */
import type { Locale } from "./locales.ts";

/** The first character of each letter in pinyin order. No Chinese word begins with I, U or V. */
const pinyin = [
  ["A", "吖"],
  ["B", "八"],
  ["C", "嚓"],
  ["D", "咑"],
  ["E", "妸"],
  ["F", "发"],
  ["G", "旮"],
  ["H", "哈"],
  ["J", "丌"],
  ["K", "咔"],
  ["L", "垃"],
  ["M", "妈"],
  ["N", "拏"],
  ["O", "噢"],
  ["P", "妑"],
  ["Q", "七"],
  ["R", "呥"],
  ["S", "仨"],
  ["T", "他"],
  ["W", "屲"],
  ["X", "夕"],
  ["Y", "丫"],
  ["Z", "帀"],
] as const;

export function letterOf(word: string, language: Locale): string {
  if (language === "zh") return letterOfSound(word);
  // A Thai word is listed under its first consonant, even if a vowel is written before it.
  const [first = ""] = language === "th" ? word.replace(/^[เแโใไ]+/u, "") : word;
  return first.normalize("NFD").replace(/\p{M}/gu, "").toLocaleUpperCase(language);
}

function letterOfSound(word: string): string {
  const [first = ""] = word;
  if (/[a-z]/iu.test(first)) return first.toUpperCase();
  const collator = new Intl.Collator("zh-u-co-pinyin");
  return pinyin.findLast(([, sample]) => collator.compare(sample, first) <= 0)?.[0] ?? "A";
}
