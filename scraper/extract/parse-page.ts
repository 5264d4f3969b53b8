/**
 * HTML to a document, as a browser's parser would, but never at a hostile page's price: nesting makes parse5
 * quadratic (50,000 open elements take minutes), and so do attributes of one tag.
 */
import { load, type CheerioAPI } from "cheerio";
import { adapter } from "parse5-htmlparser2-tree-adapter";

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

export function parsePage(html: string): CheerioAPI {
  if (hasAttributeStorm(html)) throw new HostilePageError("too-many-attributes");
  let depth = 0;
  const treeAdapter = {
    ...adapter,
    onItemPush: () => {
      depth += 1;
      if (depth > deepest) throw new HostilePageError("too-deep");
    },
    onItemPop: () => {
      depth -= 1;
    },
  };
  return load(html, { treeAdapter });
}

/** One pass: counts what looks like attributes between a tag's start and its end, quotes respected. */
function hasAttributeStorm(html: string): boolean {
  let at = 0;
  for (;;) {
    const start = html.indexOf("<", at);
    if (start < 0) return false;
    at = start + 1;
    if (!isLetter(html.charCodeAt(at))) continue;
    const end = html.indexOf(">", at);
    // Most tags are short: only a long one, or one cut short by a quoted ">", is looked at more closely.
    if (end >= 0 && end - at < mostAttributes && !hasQuote(html, at, end)) {
      at = end + 1;
      continue;
    }
    const tag = readTag(html, at);
    if (tag.words > mostAttributes) return true;
    at = tag.end;
  }
}

function hasQuote(html: string, from: number, to: number): boolean {
  let isOpen = false;
  for (let at = from; at < to; at += 1) if (html.charCodeAt(at) === 34) isOpen = !isOpen;
  return isOpen;
}

function readTag(html: string, from: number): { words: number; end: number } {
  let words = 0;
  let quote = 0;
  let isBetween = false;
  let at = from;
  for (; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === 62) {
      break;
    } else if (code <= 32 || code === 47) {
      isBetween = true;
    } else {
      if (isBetween) words += 1;
      if (words > mostAttributes) break;
      isBetween = false;
      if ((code === 34 || code === 39) && html.charCodeAt(at - 1) === 61) quote = code;
    }
  }
  return { words, end: at };
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
