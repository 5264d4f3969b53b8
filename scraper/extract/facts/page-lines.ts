/** The page's lines of text and its labels with values, as the walk meets them. */
import { contactHeadings } from "../../words/contacts.ts";
import { patternOf } from "../../words/word-pattern.ts";
import { squeeze } from "../parse/element-text.ts";
import type { LabelledText } from "./child-texts.ts";
import type { DocumentFacts } from "./page-facts.ts";
import type { Surroundings } from "./surroundings.ts";
import { TextLine } from "./text-line.ts";

const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const longestPairText = 120;
const mostLines = 20_000;
const contactHeading = patternOf([contactHeadings], (words) => `^\\P{L}{0,4}(?:${words})\\s?[:：]?$`);
const longestContact = 40;
/** No office's address is farther from its heading. */
const linesOfOffice = 8;

type Written = Pick<DocumentFacts, "blocks" | "pairs" | "textLength">;
type Around = Pick<Surroundings, "hint" | "tag" | "link" | "isAside" | "isControl" | "isHidden">;

export class PageLines {
  readonly #facts: Written;
  readonly #around: Around;
  readonly #line = new TextLine();
  /** The line has text beside what somebody clicks on. */
  #hasPlainText = false;
  /** The address of a link in this line. */
  #leadsTo = "";
  /** Lines that are still the office's. */
  #office = 0;

  get isOffice(): boolean {
    return this.#office > 0;
  }

  constructor(facts: Written, around: Around) {
    this.#facts = facts;
    this.#around = around;
  }

  /** Answers the piece with its white space in order. */
  add(written: string): string {
    const text = this.#line.add(written);
    if (text.trim() === "") return text;
    if (!this.#around.isControl) this.#hasPlainText = true;
    if (this.#around.link !== "") this.#leadsTo = this.#around.link;
    return text;
  }

  /** Preformatted text is in lines of its own. */
  addPreformatted(written: string): string {
    for (const [at, line] of written.split("\n").entries()) {
      if (at > 0) this.end();
      this.add(line);
    }
    return squeeze(written);
  }

  /** The next piece comes from another element. */
  part(): void {
    this.#line.part();
  }

  /** The line, and the next one begins. */
  end(): void {
    const text = this.#line.end();
    const isControl = !this.#hasPlainText;
    const leadsTo = this.#leadsTo;
    this.#hasPlainText = false;
    this.#leadsTo = "";
    if (text === "") return;
    this.#facts.textLength += text.length;
    if (this.#facts.blocks.length < mostLines) this.addLine(text, isControl, leadsTo);
  }

  addLine(text: string, isControl = false, leadsTo = ""): void {
    const { hint, tag, isAside, isHidden } = this.#around;
    const { isOffice } = this;
    this.#facts.blocks.push({ text, hint, tag, isAside, isHidden, isOffice, isControl, leadsTo });
    const opensOffice = !isControl && text.length <= longestContact && contactHeading.test(text);
    if (opensOffice) this.#office = linesOfOffice;
    else if (isOffice) this.#office = headings.has(tag) ? 0 : this.#office - 1;
  }

  addPairs(pairs: readonly LabelledText[]): void {
    for (const { label, value } of pairs) {
      if (label.length > longestPairText || value.length > longestPairText) continue;
      if (this.#facts.pairs.length >= mostLines) return;
      this.#facts.pairs.push({
        label: label.replace(/(?<!\s)\s*[:：]\s*$/, ""),
        value,
        isAside: this.#around.isAside,
        isOffice: this.isOffice,
      });
    }
  }
}
