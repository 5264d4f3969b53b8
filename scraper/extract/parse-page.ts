/**
 * HTML to a document, at a price that no page can raise: htmlparser2 is linear in a page's size except for open elements
 * (a stray end tag looks through all of them), so nesting has an end, and so have the attributes of one tag.
 */
import { load, type CheerioAPI } from "cheerio/slim";
import { DomHandler } from "domhandler";
import { Parser } from "htmlparser2";

export class HostilePageError extends Error {
  override name = "HostilePageError";
  readonly reason: "too-deep" | "too-many-attributes";
  constructor(reason: HostilePageError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Real pages reach about 60; browsers themselves stop at 512. */
const deepest = 512;
/** Real tags have dozens. */
const mostAttributes = 2000;

class BoundedHandler extends DomHandler {
  #attributes = 0;

  onattribute(): void {
    this.#attributes += 1;
    if (this.#attributes > mostAttributes) throw new HostilePageError("too-many-attributes");
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#attributes = 0;
    if (this.tagStack.length > deepest) throw new HostilePageError("too-deep");
    super.onopentag(name, attributes);
  }
}

export function parsePage(html: string): CheerioAPI {
  const handler = new BoundedHandler();
  new Parser(handler, { decodeEntities: true }).end(html);
  return load(handler.root);
}
