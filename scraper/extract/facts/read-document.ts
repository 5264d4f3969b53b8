/** One walk over the parsed page collects what every layer needs; layers read these facts and never search the page again. */
import type { AnyNode, Document, Element } from "domhandler";
import { ElementData } from "./element-data.ts";
import { asideHints, kindOf, type ElementKind } from "./element-kinds.ts";
import { readMarks, type Marks } from "./element-marks.ts";
import { JoinedText, squeeze, textOf } from "../parse/element-text.ts";
import { readPrice } from "../../meaning/price.ts";
import { readHeaderTable } from "./header-table.ts";
import { IconRow } from "./icon-row.ts";
import { OtherHomes } from "./other-homes.ts";
import { countedBy, isBareCount } from "../../meaning/spoken-counts.ts";
import { drawnBadge } from "./drawn-badge.ts";
import { addressOf, leadsToPage } from "./link-address.ts";
import { emptyFacts, type DocumentFacts } from "./page-facts.ts";
import { keepBox } from "./cards/picture-cards.ts";
import { ItemCollector } from "./schema-items.ts";
import { TextLine } from "./text-line.ts";

/** Recursion must not follow a hostile page as far down as the parser lets it. */
const deepest = 400;
const longestPairText = 120;
const longestLabelText = 250;
const longestMarkedText = 6000;
const mostBlocks = 20_000;
const longestCount = 4;
const longestSpoken = 40;
const longestMeasure = 24;
const measureOrPrice = /^\P{L}{0,4}\d.*[\p{L}\p{Sc}²]/u;
const iconTags = new Set(["i", "span", "img", "em", "b", "use"]);
/** In a sentence a marked word is no label's value. */
const pairedTags = new Set(["li", "div", "td", "span", "dd", "dt"]);
/** Longer rows are tables of many homes. */
const mostCells = 8;
/** A heading this long was never closed: its first line is the heading. */
const longestHeading = 160;

export function readDocument(page: Document): DocumentFacts {
  return new DocumentReader().read(page.children);
}

class DocumentReader {
  readonly #facts = emptyFacts();
  readonly #items = new ItemCollector();
  readonly #line = new TextLine();
  #aside = 0;
  #control = 0;
  /** The line has text beside what somebody clicks on. */
  #hasPlainText = false;
  #hint = "";
  #tag = "";
  /** The address of the link around this element, and of one in this line. */
  #link = "";
  #leadsTo = "";
  /** How many links to other pages there were. */
  #away = 0;
  /** How many elements around this one are worth a long text: headings and named properties. */
  #marked = 0;
  /** The meaning of the last icon, until a text follows. */
  #icon: string | null = null;
  readonly #others = new OtherHomes();
  readonly #data = new ElementData(this.#facts, {
    isAside: () => this.#isAside(),
    hint: () => this.#hint,
  });

  read(nodes: readonly AnyNode[]): DocumentFacts {
    for (const node of nodes) this.#visit(node, 0);
    this.#endBlock();
    this.#data.finish();
    const { microdata, rdfa } = this.#items.finish();
    return { ...this.#facts, microdata, rdfa };
  }

  /** Returns the element's text while it is short enough to be a label or a value, else null. */
  #visit(node: AnyNode, depth: number): string | null {
    if (node.type === "text")
      return this.#tag === "pre" ? this.#addLines(node.data) : this.#addText(node.data);
    if (!("attribs" in node) || depth > deepest) return "";
    const tag = node.name;
    const firstImage = this.#facts.images.length;
    if (tag === "script") return this.#data.readScript(node);
    this.#data.readElement(node, tag);
    const marks = readMarks(node.attribs);
    if (marks.data.length > 0) this.#data.readData(marks.data);
    if (tag === "head") {
      for (const child of node.children) if ("attribs" in child) this.#visit(child, depth + 1);
      return "";
    }
    if (tag === "svg") this.#icon = countedBy(node.attribs) ?? this.#icon;
    const kind = kindOf(tag);
    return kind.isSkipped ? "" : this.#readElement(node, kind, marks, depth, firstImage);
  }

  #readElement(
    node: Element,
    kind: ElementKind,
    marks: Marks,
    depth: number,
    firstImage: number,
  ): string | null {
    const tag = node.name;
    const { isBlock, isFormatting } = kind;
    const { hint } = marks;
    const isAside = kind.isAside || (hint !== "" && asideHints.test(hint));
    if (isBlock) this.#endBlock();
    else if (!isFormatting) this.#line.part();
    if (isAside) this.#aside += 1;
    if (kind.isControl) this.#control += 1;
    const hintBefore = this.#hint;
    const tagBefore = this.#tag;
    const linkBefore = this.#link;
    if (tag === "a") this.#link = addressOf(node);
    if (hint !== "") this.#hint = hint;
    if (isBlock) this.#tag = tag;
    const firstBlock = this.#facts.blocks.length;
    const away = this.#away;
    if (tag === "a" && leadsToPage(this.#link)) this.#away += 1;
    const scope = marks.opensItem ? this.#items.open(node) : null;
    const text = this.#readChildren(node, tag === "h1" || marks.isNamed, depth);
    if (text === "") this.#icon = (iconTags.has(tag) ? countedBy(node.attribs) : null) ?? this.#icon;
    else this.#readCount(node.attribs, text);
    if (scope || marks.isNamed) this.#items.close(scope, node, text ?? "");
    if (isBlock) this.#endBlock();
    if (marks.spoken && text && text.length <= longestMeasure) this.#readSpoken(marks.spoken, text);
    const isOwn = this.#link === "" && this.#control === 0;
    const badge = text === "" && isOwn ? drawnBadge(marks.spoken ?? node.attribs["alt"]) : null;
    if (badge !== null) {
      this.#endBlock();
      this.#addBlock(badge);
    }
    if (!isFormatting && (text === null || text.length > longestCount)) this.#line.part();
    if (this.#facts.images.length > firstImage)
      keepBox(this.#facts, node, firstBlock, firstImage, this.#away > away);
    this.#hint = hintBefore;
    this.#tag = tagBefore;
    this.#link = linkBefore;
    if (tag === "table") for (const { label, value } of readHeaderTable(node)) this.#addPair(label, value);
    if (isAside) this.#aside -= 1;
    if (kind.isControl) this.#control -= 1;
    this.#others.leave(depth, this.#facts.blocks.length);
    if (text && tag.length === 2 && tag >= "h1" && tag < "h6")
      this.#others.readHeading(tag, text, depth, this.#facts.blocks.length, this.#facts.title);
    if (tag === "h1" && text) {
      const first = text.length > longestHeading ? this.#facts.blocks[firstBlock]?.text : text;
      this.#facts.headings.push(first ?? text);
    }
    return text;
  }

  /** "3" behind a drawn bed, or in an element that is called beds. */
  #readCount(attribs: Record<string, string>, text: string | null): void {
    const icon = this.#icon;
    this.#icon = null;
    if (text === null || !isBareCount(text)) return;
    const label = icon ?? countedBy(attribs);
    if (label) this.#addPair(label, text);
  }

  #readChildren(node: Element, isMarked: boolean, depth: number): string | null {
    const { children, name: tag } = node;
    const [first] = children;
    if (!first) return "";
    const limit = isMarked || this.#marked > 0 ? longestMarkedText : longestLabelText;
    // Most elements hold one text, and nothing has to be put together.
    if (children.length === 1 && first.type === "text" && this.#tag !== "pre") {
      const only = this.#addText(first.data);
      return first.data.length > limit ? null : only.trim();
    }
    if (isMarked) this.#marked += 1;
    const text = new JoinedText();
    // As it is written, with its white space.
    let size = 0;
    let isShort = true;
    let elements = 0;
    let filled = 0;
    let label = "";
    let value = "";
    let plain = "";
    let isPlainFirst = false;
    let plainParts = 0;
    const cells: string[] = [];
    const row = new IconRow();
    for (const child of children) {
      const part = this.#visit(child, depth + 1);
      const isElement = child.type === "tag";
      const counted = part === null ? null : row.read(child, part);
      if (counted) this.#addPair(counted.label, counted.count);
      if (isElement) {
        elements += 1;
        if (part) {
          filled += 1;
          if (filled === 1) label = part;
          else if (filled === 2) value = part;
        }
        if (tag === "tr") cells.push(part ?? "");
        if (part !== null && child.name === "dd") this.#pairWithTerm(child, part);
      }
      if (!isElement && part !== null && part.trim() !== "") {
        plainParts += 1;
        plain = part.trim();
        isPlainFirst = filled === 0;
      }
      if (!isShort || part === null) isShort = false;
      else if (part !== "") {
        size += child.type === "text" ? child.data.length : part.length;
        if (size > limit) isShort = false;
        else if (!isElement) text.add(part);
        else if (kindOf(child.name).isFormatting) text.add(part);
        else {
          text.add(part, true);
          size += 2;
        }
      }
    }
    if (isMarked) this.#marked -= 1;
    if (elements >= 2 && elements <= 4 && filled === 2 && tag !== "dl") this.#addPair(label, value);
    // "Bathrooms <b>2</b>", "<b>Bathrooms</b> 2".
    else if (elements === 1 && filled === 1 && plainParts === 1 && pairedTags.has(tag))
      this.#addMarkedPair(isPlainFirst ? plain : label, isPlainFirst ? label : plain);
    else if (cells.length > 2 && cells.length <= mostCells && cells.length % 2 === 0) this.#addRow(cells);
    return isShort ? text.text : null;
  }

  /** A count beside a drawn bed: what it counts is only spoken. */
  #readSpoken(spoken: string, text: string): void {
    if (spoken.length > longestSpoken) return;
    const isCount = text.length <= longestCount && /^\d/.test(text);
    // "180 m²" in an element that is titled "Floor size".
    const isMeasure = !isCount && !/\d/.test(spoken) && measureOrPrice.test(text);
    if (isMeasure || (isCount && !spoken.startsWith(text))) return this.#addPair(squeeze(spoken), text);
    if (isCount) this.#addBlock(squeeze(spoken));
  }

  #addBlock(text: string, isControl = false, leadsTo = ""): void {
    const isAside = this.#isAside();
    this.#facts.blocks.push({ text, hint: this.#hint, tag: this.#tag, isAside, isControl, leadsTo });
  }

  #addText(written: string): string {
    const text = this.#line.add(written);
    if (text.trim() === "") return text;
    if (this.#control === 0) this.#hasPlainText = true;
    if (this.#link !== "") this.#leadsTo = this.#link;
    return text;
  }

  /** "Rent | £950 | Size | 61 m²": two pairs and more in one row. */
  #addRow(cells: readonly string[]): void {
    for (let at = 0; at < cells.length; at += 2) this.#addPair(cells[at] ?? "", cells[at + 1] ?? "");
  }

  #pairWithTerm(dd: Element, value: string): void {
    let before = dd.prev;
    while (before && !("attribs" in before)) before = before.prev;
    if (before && "attribs" in before && before.name === "dt") this.#addPair(squeeze(textOf(before)), value);
  }

  #isAside(): boolean {
    return this.#aside > 0 || this.#others.isOpen;
  }

  #addPair(label: string, value: string): void {
    if (label.length > longestPairText || value.length > longestPairText) return;
    if (this.#facts.pairs.length < mostBlocks) {
      this.#facts.pairs.push({
        label: label.replace(/(?<!\s)\s*[:：]\s*$/, ""),
        value,
        isAside: this.#isAside(),
      });
    }
  }

  /** A sum in a line is read as one: words before it may say that it is no price of the home. */
  #addMarkedPair(label: string, value: string): void {
    if (readPrice(value, { needsCurrency: true }) === null) this.#addPair(label, value);
  }

  /** Preformatted text is in lines of its own. */
  #addLines(written: string): string {
    const lines = written.split("\n");
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.#endBlock();
      this.#addText(line);
    }
    return squeeze(written);
  }

  #endBlock(): void {
    const text = this.#line.end();
    const isControl = !this.#hasPlainText;
    const leadsTo = this.#leadsTo;
    this.#hasPlainText = false;
    this.#leadsTo = "";
    if (text === "") return;
    this.#facts.textLength += text.length;
    if (this.#facts.blocks.length >= mostBlocks) return;
    this.#addBlock(text, isControl, leadsTo);
  }
}
