/** Numbers the facts of a page in reading order, so that each has its source at the end of the text. */
import type { Figure } from "../site/article.ts";
import type { Fact } from "../facts/fact.ts";
import { type FactsInForce, findFact } from "../facts/find-fact.ts";
import { formatFact } from "../facts/format-fact.ts";
import type { Locale } from "../languages/locales.ts";

export class FigureList {
  readonly figures: Figure[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #facts: FactsInForce;
  readonly #language: Locale;

  constructor(facts: FactsInForce, language: Locale) {
    this.#facts = facts;
    this.#language = language;
  }

  /** The number beside the fact, or undefined for our own terms, which need no source. */
  cite(id: string): number | undefined {
    const fact = findFact(this.#facts, id);
    if (fact.standing === "own") return undefined;
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.figures.length + 1;
    this.#numbers.set(id, number);
    const figure = toFigure(fact, number, this.#language);
    if (figure) this.figures.push(figure);
    return number;
  }
}

/** Undefined for our own terms. */
export function toFigure(fact: Fact, number: number, language: Locale): Figure | undefined {
  const { id, standing, source, checkedOn } = fact;
  if (standing === "own") return undefined;
  const text = formatFact(fact, language);
  const url = "url" in source && { url: source.url };
  return { number, fact: id, text, checkedOn, standing, source: source.name, ...url };
}
