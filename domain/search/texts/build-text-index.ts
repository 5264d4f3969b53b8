/** Makes the index of a language's texts. It runs when the site is built; find-texts.ts reads what it makes. */
import type { Locale } from "../../languages/locales.ts";
import type { LeadWords } from "../leads/lead.ts";
import { leadWordsOf } from "../leads/shipped-words.ts";
import { commonWords } from "../vocabulary.ts";
import type { FoundKind } from "./found-kinds.ts";
import { textTerms } from "./text-terms.ts";

/** `id` is the anchor of a question or a term, else the path. */
export type TextEntry = { kind: FoundKind; id: string; path: string; title: string; note: string };

/** `names` are titles in other words, and `body` is what else the text says. */
export type TextSource = TextEntry & { names?: string; body: string };

export type TextIndex = {
  language: Locale;
  /** The patterns that lead to some of them, and to pages (domain/search/leads). */
  leads: readonly LeadWords[];
  /** `weight` is the sum of the weights of the title's terms. */
  texts: (TextEntry & { weight: number })[];
  /** For each term twice the number of each text with it, and one more where it is in the title. */
  terms: Record<string, number[]>;
};

/** A longer text mentions everything once. */
const mostBodyTerms = 150;

export function buildTextIndex(language: Locale, sources: readonly TextSource[]): TextIndex {
  const common = commonWords(language);
  const terms = new Map<string, Map<number, boolean>>();
  const titles = sources.map(({ title }) => new Set(textTerms(title, language, common)));
  for (const [index, source] of sources.entries()) {
    for (const [term, isTitle] of termsOf(source, language)) {
      const found = terms.get(term) ?? new Map<number, boolean>();
      found.set(index, isTitle);
      terms.set(term, found);
    }
  }
  return {
    language,
    leads: leadWordsOf(language),
    texts: sources.map(({ kind, id, path, title, note: shown }, index) => ({
      kind,
      id,
      path,
      title,
      note: shown,
      weight: round(
        sum([...(titles[index] ?? [])].map((term) => termWeight(terms.get(term)?.size ?? 0, sources.length))),
      ),
    })),
    terms: Object.fromEntries(
      [...terms].map(([term, found]) => [
        term,
        [...found].map(([text, isTitle]) => 2 * text + (isTitle ? 1 : 0)),
      ]),
    ),
  };
}

/** The terms of a text, and whether each is in its title. */
export function termsOf({ title, names = "", body }: TextSource, language: Locale): Map<string, boolean> {
  const common = commonWords(language);
  const terms = new Map<string, boolean>();
  for (const term of textTerms(`${title} ${names}`, language, common)) terms.set(term, true);
  for (const term of textTerms(body, language, common).slice(0, mostBodyTerms)) {
    if (!terms.has(term)) terms.set(term, false);
  }
  return terms;
}

/** Rare terms say most. */
export function termWeight(textsWithIt: number, texts: number): number {
  return Math.log(1 + (texts + 1) / (textsWithIt + 1));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
