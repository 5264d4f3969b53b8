/**
 * HTML to a document, at a price that no page can raise: htmlparser2 is linear in a page's size except for open elements
 * (a stray end tag looks through all of them), so nesting has an end. So have the attributes of one tag, and the elements
 * of a page, because a Worker has 128 MB.
 */
import { type Cheerio, load } from "cheerio/slim";
import { select as selectElements } from "cheerio-select";
import { DomHandler, type Document, type Element, type ParentNode } from "domhandler";
import { Parser } from "htmlparser2";

export class HostilePageError extends Error {
  override name = "HostilePageError";
  readonly code: "too-deep" | "too-many-attributes" | "too-many-elements";
  constructor(code: HostilePageError["code"]) {
    super(code);
    this.code = code;
  }
}

/** Real pages reach about 60; browsers themselves stop at 512. */
const deepest = 512;
/** Real tags have dozens. */
const mostAttributes = 2000;
/** The largest of a thousand saved pages has 3,500. */
const mostElements = 60_000;

/** Browsers wrap the direct rows of a table in a `tbody`, and selectors are copied from browsers. */
const rowGroups = new Set(["tbody", "thead", "tfoot"]);

class BoundedHandler extends DomHandler {
  #attributes = 0;
  #elements = 0;
  /** The `tbody` elements that no tag opened. */
  readonly #implied = new Set<ParentNode>();

  onattribute(): void {
    this.#attributes += 1;
    if (this.#attributes > mostAttributes) throw new HostilePageError("too-many-attributes");
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#attributes = 0;
    this.#elements += 1;
    if (this.#elements > mostElements) throw new HostilePageError("too-many-elements");
    if (this.tagStack.length > deepest) throw new HostilePageError("too-deep");
    if (rowGroups.has(name)) this.#closeImplied();
    else if (name === "tr" && this.#isIn("table")) {
      super.onopentag("tbody", {});
      this.#implied.add(this.#innermost());
    }
    super.onopentag(name, attributes);
  }

  /** The parser knows only the elements that tags opened: an implied one ends with what is around it. */
  override onclosetag(): void {
    this.#closeImplied();
    super.onclosetag();
  }

  #closeImplied(): void {
    if (this.#implied.delete(this.#innermost())) super.onclosetag();
  }

  #isIn(name: string): boolean {
    const parent = this.#innermost();
    return "name" in parent && parent.name === name;
  }

  #innermost(): ParentNode {
    return this.tagStack.at(-1) ?? this.root;
  }
}

/** Only what the parser itself refuses is an answer; any other error is ours and is thrown. */
export function tryParsePage(html: string): Document | HostilePageError {
  try {
    return parsePage(html);
  } catch (error) {
    if (error instanceof HostilePageError) return error;
    throw error;
  }
}

export function parsePage(html: string): Document {
  const handler = new BoundedHandler();
  new Parser(handler, { decodeEntities: true }).end(html);
  return handler.root;
}

/**
 * One for all pages. `load` makes a class, and only a full collection frees a class. With one for each page, every page
 * of the last seconds stayed in memory, and a small collection copied them all: 100 ms instead of 2.
 */
export const $ = load("");

/** By the library under cheerio: cheerio compares all elements at the top of a page with one another first. */
export function select(page: Document, selector: string): Cheerio<Element> {
  return $(selectElements(selector, page));
}
