/** One walk over the parsed page collects what every layer needs; layers read these facts and never search the page again. */
import type { AnyNode, Document, Element } from "domhandler";
import { countedBy, isBareCount } from "../../meaning/spoken-counts.ts";
import { keepBox } from "./cards/picture-cards.ts";
import { ChildTexts } from "./child-texts.ts";
import { drawnBadge } from "./drawn-badge.ts";
import { ElementData } from "./element-data.ts";
import { kindOf, type ElementKind } from "./element-kinds.ts";
import { isUnseen, readMarks, type Marks } from "./element-marks.ts";
import { readHeaderTable } from "./header-table.ts";
import { leadsToPage } from "./link-address.ts";
import { emptyFacts, type DocumentFacts } from "./page-facts.ts";
import { PageLines } from "./page-lines.ts";
import { ItemCollector } from "./schema-items.ts";
import { readSpoken } from "./spoken-label.ts";
import { Surroundings } from "./surroundings.ts";

/** Recursion must not follow a hostile page as far down as the parser lets it. */
const deepest = 400;
const longestLabelText = 250;
const longestMarkedText = 6000;
const longestCount = 4;
const iconTags = new Set(["i", "span", "img", "em", "b", "use"]);
/** A heading this long was never closed: its first line is the heading. */
const longestHeading = 160;

export function readDocument(page: Document): DocumentFacts {
  return new DocumentReader().read(page.children);
}

class DocumentReader {
  readonly #facts = emptyFacts();
  readonly #around = new Surroundings();
  readonly #lines = new PageLines(this.#facts, this.#around);
  readonly #items = new ItemCollector();
  readonly #data = new ElementData(this.#facts, {
    isAside: () => this.#around.isAside,
    isOffice: () => this.#lines.isOffice,
    hint: () => this.#around.hint,
  });
  /** How many links to other pages there were. */
  #away = 0;
  /** How many elements around this one are worth a long text: headings and named properties. */
  #marked = 0;
  /** The meaning of the last icon, until a text follows. */
  #icon: string | null = null;

  read(nodes: readonly AnyNode[]): DocumentFacts {
    for (const node of nodes) this.#visit(node, 0);
    this.#lines.end();
    this.#data.finish();
    const { microdata, rdfa } = this.#items.finish();
    return { ...this.#facts, microdata, rdfa };
  }

  /** Returns the element's text while it is short enough to be a label or a value, else null. */
  #visit(node: AnyNode, depth: number): string | null {
    if (node.type === "text")
      return this.#around.tag === "pre" ? this.#lines.addPreformatted(node.data) : this.#lines.add(node.data);
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
    const isSkipped = kind.isSkipped || (!kind.isBlock && isUnseen(marks));
    return isSkipped ? "" : this.#readElement(node, kind, marks, depth, firstImage);
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
    const facts = this.#facts;
    if (isBlock) this.#lines.end();
    else if (!isFormatting) this.#lines.part();
    const leave = this.#around.enter(node, kind, marks);
    const firstBlock = facts.blocks.length;
    const away = this.#away;
    if (tag === "a" && leadsToPage(this.#around.link)) this.#away += 1;
    const scope = marks.opensItem ? this.#items.open(node, this.#around.others.isOpen) : null;
    const text = this.#readChildren(node, tag === "h1" || marks.isNamed, depth);
    if (text === "") this.#icon = (iconTags.has(tag) ? countedBy(node.attribs) : null) ?? this.#icon;
    else this.#readCount(node.attribs, text);
    if (scope || marks.isNamed) this.#items.close(scope, node, text ?? "");
    if (isBlock) this.#lines.end();
    this.#readSpoken(node, marks, text);
    if (!isFormatting && (text === null || text.length > longestCount)) this.#lines.part();
    if (facts.images.length > firstImage) keepBox(facts, node, firstBlock, firstImage, this.#away > away);
    if (tag === "table") this.#lines.addPairs(readHeaderTable(node));
    leave();
    this.#around.others.leave(depth, facts.blocks.length);
    if (text) this.#readHeading(tag, text, depth, firstBlock);
    return text;
  }

  #readHeading(tag: string, text: string, depth: number, firstBlock: number): void {
    const { blocks, title, headings } = this.#facts;
    if (tag.length === 2 && tag >= "h1" && tag < "h6")
      this.#around.others.readHeading(tag, text, depth, blocks.length, title);
    if (tag !== "h1") return;
    const first = text.length > longestHeading ? blocks[firstBlock]?.text : text;
    headings.push(first ?? text);
  }

  /** "3" behind a drawn bed, or in an element that is called beds. */
  #readCount(attribs: Record<string, string>, text: string | null): void {
    const icon = this.#icon;
    this.#icon = null;
    if (text === null || !isBareCount(text)) return;
    const label = icon ?? countedBy(attribs);
    if (label) this.#lines.addPairs([{ label, value: text }]);
  }

  /** What is only said by screen readers, or drawn: what a figure counts, that a home is sold. */
  #readSpoken({ attribs }: Element, { spoken }: Marks, text: string | null): void {
    const said = spoken && text ? readSpoken(spoken, text) : null;
    if (said && "line" in said) this.#lines.addLine(said.line);
    else if (said) this.#lines.addPairs([said]);
    const isOwn = this.#around.link === "" && !this.#around.isControl;
    const badge = text === "" && isOwn ? drawnBadge(spoken ?? attribs["alt"]) : null;
    if (badge === null) return;
    this.#lines.end();
    this.#lines.addLine(badge);
  }

  #readChildren({ children, name: tag }: Element, isMarked: boolean, depth: number): string | null {
    const [first] = children;
    if (!first) return "";
    const limit = isMarked || this.#marked > 0 ? longestMarkedText : longestLabelText;
    // Most elements hold one text, and nothing has to be put together.
    if (children.length === 1 && first.type === "text" && this.#around.tag !== "pre") {
      const only = this.#lines.add(first.data);
      return first.data.length > limit ? null : only.trim();
    }
    if (isMarked) this.#marked += 1;
    const texts = new ChildTexts(tag, limit);
    for (const child of children) this.#lines.addPairs(texts.add(child, this.#visit(child, depth + 1)));
    if (isMarked) this.#marked -= 1;
    this.#lines.addPairs(texts.finish());
    return texts.text;
  }
}
