/**
 * An index with some of its texts in new words, some added, some gone. The weight of every other text stays: one text
 * changes it little.
 */
import type { Locale } from "../../languages/locales.ts";
import { commonWords } from "../vocabulary.ts";
import { type TextIndex, type TextSource, sum, termWeight, termsOf } from "./build-text-index.ts";
import { textTerms } from "./text-terms.ts";

type Others = { added?: readonly TextSource[]; /** Paths. */ gone?: ReadonlySet<string> };

export function overlayTextIndex(
  shipped: TextIndex,
  changed: readonly TextSource[],
  { added = [], gone = new Set() }: Others = {},
): TextIndex {
  // Numbers are places in the list, so what is gone keeps its place, without a name.
  const index: TextIndex = {
    ...shipped,
    texts: [
      ...shipped.texts.map((text) => (gone.has(text.id) ? { ...text, id: "" } : text)),
      ...added.map(({ kind, id, path, title, note }) => ({ kind, id, path, title, note, weight: 0 })),
    ],
  };
  const numbers = new Map(index.texts.map(({ kind, id }, number) => [`${kind} ${id}`, number]));
  const own = new Map<number, TextSource>();
  for (const source of [...changed, ...added]) {
    const number = numbers.get(`${source.kind} ${source.id}`);
    if (number !== undefined) own.set(number, source);
  }
  if (own.size === 0 && gone.size === 0) return shipped;
  const isChanged = (number: number) => own.has(number) || index.texts[number]?.id === "";
  const terms = new Map<string, number[]>();
  for (const [term, postings] of Object.entries(index.terms)) {
    const others = postings.filter((posting) => !isChanged(posting >> 1));
    if (others.length > 0) terms.set(term, others);
  }
  for (const [number, source] of own) {
    for (const [term, isTitle] of termsOf(source, index.language)) {
      terms.set(term, [...(terms.get(term) ?? []), 2 * number + (isTitle ? 1 : 0)]);
    }
  }
  const texts = index.texts.map((text, number) => {
    const source = own.get(number);
    if (!source) return text;
    const { title, note, path } = source;
    return {
      ...text,
      title,
      note,
      path,
      weight: weighTitle(title, index.language, terms, index.texts.length),
    };
  });
  return { language: index.language, texts, terms: Object.fromEntries(terms) };
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
