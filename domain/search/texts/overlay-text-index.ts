/**
 * A text index with some texts replaced, added or removed. The weights of all other texts stay, because one text
 * changes them little.
 */
import type { Locale } from "../../languages/locales.ts";
import { commonWords } from "../vocabulary.ts";
import { type TextIndex, type TextSource, sum, termWeight, termsOf } from "./build-text-index.ts";
import { textTerms } from "./text-terms.ts";

type Entry = Pick<TextSource, "kind" | "id">;
const keyOf = ({ kind, id }: Entry) => `${kind} ${id}`;

/**
 * `before` and `now` are the entries that may change: what the index was made from, and what there is today. An entry that
 * is given by its name alone has changed in any case.
 */
export function overlayTextIndex(
  index: TextIndex,
  before: readonly Entry[],
  now: readonly TextSource[],
): TextIndex {
  const was = new Map(before.map((source) => [keyOf(source), JSON.stringify(source)]));
  const kept = new Set(now.map(keyOf));
  const numbers = new Map(index.texts.map((text, number) => [keyOf(text), number]));
  const own = new Map<number, TextSource>();
  for (const source of now) {
    if (was.get(keyOf(source)) === JSON.stringify(source)) continue;
    const number = numbers.get(keyOf(source)) ?? numbers.size;
    numbers.set(keyOf(source), number);
    own.set(number, source);
  }
  // Nothing leads to a text without terms.
  const gone = new Set([...was.keys()].filter((key) => !kept.has(key)).map((key) => numbers.get(key)));
  if (own.size === 0 && gone.size === 0) return index;
  const terms = new Map<string, number[]>();
  for (const [term, postings] of Object.entries(index.terms)) {
    const others = postings.filter((posting) => !own.has(posting >> 1) && !gone.has(posting >> 1));
    if (others.length > 0) terms.set(term, others);
  }
  for (const [number, source] of own) {
    for (const [term, isTitle] of termsOf(source, index.language)) {
      terms.set(term, [...(terms.get(term) ?? []), 2 * number + (isTitle ? 1 : 0)]);
    }
  }
  const texts = [...index.texts];
  for (const [number, { kind, id, path, title, note }] of own) {
    const weight = weighTitle(title, index.language, terms, numbers.size);
    texts[number] = { kind, id, path, title, note, weight };
  }
  return { ...index, texts, terms: Object.fromEntries(terms) };
}

function weighTitle(
  title: string,
  language: Locale,
  terms: ReadonlyMap<string, readonly number[]>,
  texts: number,
): number {
  const own = new Set(textTerms(title, language, commonWords(language)));
  return sum([...own].map((term) => termWeight(terms.get(term)?.length ?? 0, texts)));
}
