/** Numbers the facts of a page in reading order, so that each has its source at the end of the text. */
import type { Figure } from "../site/article.ts";
import { findFact } from "../facts/facts.ts";
import { formatFact } from "../facts/format-fact.ts";
import type { Locale } from "../languages/locales.ts";

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
    if (fact.standing === "own") return undefined;
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.figures.length + 1;
    this.#numbers.set(id, number);
    this.figures.push({
      number,
      fact: id,
      text: formatFact(fact, this.#language),
      checkedOn: fact.checkedOn,
      standing: fact.standing,
      source: fact.source.name,
      ...(fact.standing === "sourced" && { url: fact.source.url }),
    });
    return number;
  }
}
