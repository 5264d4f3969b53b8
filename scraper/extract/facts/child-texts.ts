/**
 * What an element's children say together: its text while it is short enough to be a label or a value, and the labels
 * with values that they make.
 */
import type { AnyNode, Element } from "domhandler";
import { readPrice } from "../../meaning/price.ts";
import { JoinedText, squeeze, textOf } from "../parse/element-text.ts";
import { kindOf } from "./element-kinds.ts";
import { IconRow } from "./icon-row.ts";

export type LabelledText = { label: string; value: string };

/** In a sentence a marked word is no label's value. */
const pairedTags = new Set(["li", "div", "td", "span", "dd", "dt"]);
/** Longer rows are tables of many homes. */
const mostCells = 8;

export class ChildTexts {
  readonly #tag: string;
  readonly #limit: number;
  readonly #text = new JoinedText();
  readonly #icons = new IconRow();
  readonly #cells: string[] = [];
  /** As it is written, with its white space. */
  #size = 0;
  #isShort = true;
  #elements = 0;
  #filled = 0;
  #first = "";
  #second = "";
  #plain = "";
  #isPlainFirst = false;
  #plainParts = 0;

  /** `limit` is the longest text that is kept. */
  constructor(tag: string, limit: number) {
    this.#tag = tag;
    this.#limit = limit;
  }

  /** `text` is the child's own, null where it is long. Answers what the child tells with those before it. */
  add(child: AnyNode, text: string | null): LabelledText[] {
    const counted = text === null ? null : this.#icons.read(child, text);
    const found = counted ? [{ label: counted.label, value: counted.count }] : [];
    if (child.type === "tag") found.push(...this.#addElement(child, text));
    else if (text !== null && text.trim() !== "") {
      this.#plainParts += 1;
      this.#plain = text.trim();
      this.#isPlainFirst = this.#filled === 0;
    }
    this.#join(child, text);
    return found;
  }

  #addElement(child: Element, text: string | null): LabelledText[] {
    this.#elements += 1;
    if (text) {
      this.#filled += 1;
      if (this.#filled === 1) this.#first = text;
      else if (this.#filled === 2) this.#second = text;
    }
    if (this.#tag === "tr") this.#cells.push(text ?? "");
    const term = text !== null && child.name === "dd" ? termOf(child) : null;
    return term === null || text === null ? [] : [{ label: term, value: text }];
  }

  #join(child: AnyNode, text: string | null): void {
    if (!this.#isShort || text === null) this.#isShort = false;
    else if (text !== "") {
      this.#size += child.type === "text" ? child.data.length : text.length;
      if (this.#size > this.#limit) this.#isShort = false;
      else if (child.type !== "tag" || kindOf(child.name).isFormatting) this.#text.add(text);
      else {
        this.#text.add(text, true);
        this.#size += 2;
      }
    }
  }

  /** Null where it is too long. */
  get text(): string | null {
    return this.#isShort ? this.#text.text : null;
  }

  /** After the last child. */
  finish(): LabelledText[] {
    if (this.#elements >= 2 && this.#elements <= 4 && this.#filled === 2 && this.#tag !== "dl")
      return [{ label: this.#first, value: this.#second }];
    // "Bathrooms <b>2</b>", "<b>Bathrooms</b> 2".
    const isMarked = this.#elements === 1 && this.#filled === 1 && this.#plainParts === 1;
    if (isMarked && pairedTags.has(this.#tag)) {
      const [label, value] = this.#isPlainFirst ? [this.#plain, this.#first] : [this.#first, this.#plain];
      // A sum in a line is read as one: words before it may say that it is no price of the home.
      return readPrice(value, { needsCurrency: true }) === null ? [{ label, value }] : [];
    }
    const cells = this.#cells;
    if (cells.length <= 2 || cells.length > mostCells || cells.length % 2 !== 0) return [];
    // "Rent | £950 | Size | 61 m²": two pairs and more in one row.
    return cells.flatMap((label, at) => (at % 2 === 0 ? [{ label, value: cells[at + 1] ?? "" }] : []));
  }
}

function termOf(dd: Element): string | null {
  const shifted = shiftedTerm(dd);
  if (shifted) return squeeze(textOf(shifted));
  let before = dd.prev;
  while (before && !("attribs" in before)) before = before.prev;
  return before && "attribs" in before && before.name === "dt" ? squeeze(textOf(before)) : null;
}

/** Longer lists are glossaries. */
const mostTerms = 40;

/** "dt dt dd dt dd dd": every value stands one place behind its label. */
function shiftedTerm(dd: Element): Element | null {
  const { parent } = dd;
  if (!parent || parent.children.length > mostTerms * 4) return null;
  const parts = parent.children.filter((one): one is Element => "attribs" in one && /^d[dt]$/.test(one.name));
  const terms = parts.filter(({ name }) => name === "dt");
  const values = parts.filter(({ name }) => name === "dd");
  const isShifted = terms.length === values.length && terms.length > 1 && parts[1]?.name === "dt";
  return isShifted ? (terms[values.indexOf(dd)] ?? null) : null;
}
