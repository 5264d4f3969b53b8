/** Numbers the facts of one page in the order in which they are read, so that each has its source at the foot. */
import type { Figure } from "../../../domain/article.ts";
import { findFact, needsFootnote } from "../../../domain/facts.ts";
import { formatFact } from "../../../domain/format-fact.ts";
import type { Locale } from "../../../domain/locales.ts";

export class FigureList {
  readonly figures: Figure[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #language: Locale;

  constructor(language: Locale) {
    this.#language = language;
  }

  /** The number beside the fact, or undefined for our own terms, which need no source. */
  cite(id: string): number | undefined {
    const fact = findFact(id);
    if (!needsFootnote(fact)) return undefined;
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.figures.length + 1;
    this.#numbers.set(id, number);
    this.figures.push({
      number,
      text: formatFact(fact, this.#language),
      checkedOn: fact.checkedOn,
      source: fact.source.name,
      ...(fact.source.url && { url: fact.source.url }),
    });
    return number;
  }
}
