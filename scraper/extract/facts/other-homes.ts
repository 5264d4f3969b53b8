/**
 * Texts below a heading such as "Similar homes" belong to other homes, up to the end of the heading's box. Texts below
 * "Mortgage calculator" belong to no home.
 */
import { readKind } from "../../meaning/kind-and-offer.ts";
import * as words from "../../words/other-homes.ts";
import { loanCalculators } from "../../words/prices/loans.ts";
import { anyOf } from "../../words/word-pattern.ts";

const otherHomes = anyOf(words.otherHomes, loanCalculators);

export class OtherHomes {
  #heading: { level: string; depth: number; block: number } | null = null;

  get isOpen(): boolean {
    return this.#heading !== null;
  }

  /** `block` is how many blocks of text the page has so far, `title` its title. */
  readHeading(level: string, text: string, depth: number, block: number, title: string): void {
    // The cards below may have headings of the same level, but those are deeper in the page.
    if (this.#heading && level <= this.#heading.level && depth <= this.#heading.depth) this.#heading = null;
    if (this.#heading || level === "h1" || !otherHomes.test(text)) return;
    // "Sold: villa in Naklua" is the title of the page itself.
    if (!title.startsWith(text) || readKind(text) === null) this.#heading = { level, depth, block };
  }

  /** Ends with the heading's box, or with the box around that where its own holds nothing else. */
  leave(depth: number, block: number): void {
    if (!this.#heading) return;
    const { depth: start, block: first } = this.#heading;
    if (depth <= start - 2 || (depth === start - 1 && block > first)) this.#heading = null;
  }
}
