/**
 * The library's tokenizer goes through its states with every character. This one reads texts, attributes and scripts in
 * loops of their own and makes the same calls to the parser. It leaves parts with an entity to the library's.
 */
import { QuoteType, Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { DecodedPart } from "./decoded-part.ts";

type Options = ConstructorParameters<typeof Tokenizer>[0];

const exclamation = 33;
const doubleQuote = 34;
const ampersand = 38;
const singleQuote = 39;
const dash = 45;
const slash = 47;
const less = 60;
const equals = 61;
const greater = 62;
const question = 63;

/** HTML §13.2.5: the content of these is text up to their end tag. Only a title's has entities. */
const textOnly = ["script", "style", "title", "textarea", "xmp"] as const;
type TextOnly = (typeof textOnly)[number];

export class QuickTokenizer extends Tokenizer {
  readonly #parser: TokenizerCallbacks;
  readonly #decoded: DecodedPart;
  #html = "";

  constructor(options: Options, parser: TokenizerCallbacks) {
    const decoded = new DecodedPart(parser);
    super(options, decoded);
    this.#parser = parser;
    this.#decoded = decoded;
  }

  override write(chunk: string): void {
    this.#html += chunk;
  }

  override end(): void {
    let at = 0;
    while (at < this.#html.length) at = this.#readText(at);
    this.#parser.onend();
  }

  /** Text up to the next markup, and that markup; answers where it ends. */
  #readText(from: number): number {
    const html = this.#html;
    let start = from;
    let hasEntity = false;
    for (let at = from; at < html.length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === ampersand) hasEntity = true;
      if (code !== less) continue;
      if (at > start) this.#sayText(start, at, hasEntity);
      start = at;
      hasEntity = false;
      const next = html.charCodeAt(at + 1);
      if (isLetter(next)) return this.#readOpenTag(at + 1);
      if (next === exclamation) return this.#readDeclaration(at + 2);
      if (next === question) return this.#readInstruction(at + 2);
      if (next !== slash) continue;
      const name = skipSpace(html, at + 2);
      if (isLetter(html.charCodeAt(name))) return this.#readCloseTag(name);
      // "</>" is text.
      if (name < html.length && html.charCodeAt(name) !== greater) return this.#readStrangeComment(name);
    }
    this.#sayText(start, html.length, hasEntity);
    return html.length;
  }

  #sayText(start: number, end: number, hasEntity: boolean): void {
    if (hasEntity) this.#decode("", start, end);
    else this.#parser.ontext(start, end);
  }

  #readOpenTag(start: number): number {
    const html = this.#html;
    let at = start + 1;
    while (at < html.length && !endsName(html.charCodeAt(at))) at += 1;
    if (at >= html.length) return at;
    this.#parser.onopentagname(start, at);
    const special = textOnlyAt(html, start, at);
    for (;;) {
      at = skipSpace(html, at);
      if (at >= html.length) return at;
      const code = html.charCodeAt(at);
      if (code === greater) {
        this.#parser.onopentagend(at);
        return special === null ? at + 1 : this.#readTextOnly(at + 1, special);
      }
      if (code !== slash) {
        at = this.#readAttribute(at);
        continue;
      }
      at = skipSpace(html, at + 1);
      if (html.charCodeAt(at) !== greater) continue;
      this.#parser.onselfclosingtag(at);
      return at + 1;
    }
  }

  #readAttribute(start: number): number {
    const html = this.#html;
    let at = start + 1;
    for (; at < html.length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === equals || endsName(code)) break;
    }
    if (at >= html.length) return at;
    this.#parser.onattribname(start, at);
    const nameEnd = at;
    at = skipSpace(html, at);
    if (at >= html.length) return at;
    if (html.charCodeAt(at) !== equals) {
      this.#parser.onattribend(QuoteType.NoValue, nameEnd);
      return at;
    }
    at = skipSpace(html, at + 1);
    const quote = html.charCodeAt(at);
    return quote === doubleQuote || quote === singleQuote
      ? this.#readQuoted(at, quote)
      : this.#readUnquoted(at);
  }

  #readQuoted(opening: number, quote: number): number {
    const html = this.#html;
    let hasEntity = false;
    for (let at = opening + 1; at < html.length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === ampersand) hasEntity = true;
      if (code !== quote) continue;
      if (hasEntity) this.#decode("<a a=", opening, at + 1);
      else this.#parser.onattribdata(opening + 1, at);
      this.#parser.onattribend(quote === doubleQuote ? QuoteType.Double : QuoteType.Single, at + 1);
      return at + 1;
    }
    return html.length;
  }

  #readUnquoted(start: number): number {
    const html = this.#html;
    let hasEntity = false;
    for (let at = start; at < html.length; at += 1) {
      const code = html.charCodeAt(at);
      if (code === ampersand) hasEntity = true;
      if (code !== greater && !isSpace(code)) continue;
      if (hasEntity) this.#decode("<a a=", start, at);
      else this.#parser.onattribdata(start, at);
      this.#parser.onattribend(QuoteType.Unquoted, at);
      return at;
    }
    return html.length;
  }

  #readTextOnly(start: number, name: TextOnly): number {
    const html = this.#html;
    let end = html.indexOf("</", start);
    while (end >= 0 && !closes(html, end + 2, name)) end = html.indexOf("</", end + 2);
    const textEnd = end < 0 ? html.length : end;
    if (textEnd > start) {
      const hasEntity = name === "title" && html.slice(start, textEnd).includes("&");
      if (hasEntity) this.#decode("<title>", start, textEnd);
      else this.#parser.ontext(start, textEnd);
    }
    return end < 0 ? html.length : this.#readCloseTag(end + 2);
  }

  #readCloseTag(start: number): number {
    const html = this.#html;
    for (let at = start; at < html.length; at += 1) {
      const code = html.charCodeAt(at);
      if (code !== greater && !isSpace(code)) continue;
      this.#parser.onclosetag(start, at);
      return behind(html, html.indexOf(">", at));
    }
    return html.length;
  }

  #readDeclaration(start: number): number {
    const html = this.#html;
    if (html.startsWith("--", start)) return this.#readComment(start + 2);
    if (html.startsWith("[CDATA[", start)) return this.#readCdata(start + 7);
    // The library counts any first character as the declaration's, and after a dash the next one too.
    const end = html.indexOf(">", start + (html.charCodeAt(start) === dash ? 2 : 1));
    if (end < 0) return this.#sayRest(start);
    this.#parser.ondeclaration(start, end);
    return end + 1;
  }

  #readInstruction(start: number): number {
    const end = this.#html.indexOf(">", start);
    if (end < 0) return this.#sayRest(start);
    this.#parser.onprocessinginstruction(start, end);
    return end + 1;
  }

  #readStrangeComment(start: number): number {
    const end = this.#html.indexOf(">", start + 1);
    if (end < 0) return this.#sayRest(start);
    this.#parser.oncomment(start, end, 0);
    return end + 1;
  }

  #readComment(start: number): number {
    // "<!-->" is a whole comment.
    const end = this.#html.indexOf("-->", start - 2);
    if (end >= 0) this.#parser.oncomment(start, end + 2, 2);
    else if (start < this.#html.length) this.#parser.oncomment(start, this.#html.length, 0);
    return behind(this.#html, end < 0 ? end : end + 2);
  }

  #readCdata(start: number): number {
    const end = this.#html.indexOf("]]>", start);
    if (end >= 0) this.#parser.oncdata(start, end + 2, 2);
    else if (start < this.#html.length) this.#parser.oncdata(start, this.#html.length, 0);
    return behind(this.#html, end < 0 ? end : end + 2);
  }

  /** Markup that never ends is text. */
  #sayRest(start: number): number {
    if (start < this.#html.length) this.#parser.ontext(start, this.#html.length);
    return this.#html.length;
  }

  /** `opening` makes the part what it is in the page: a text, an attribute or a title. */
  #decode(opening: string, start: number, end: number): void {
    this.#decoded.shift = start - opening.length;
    super.reset();
    super.write(`${opening}${this.#html.slice(start, end)}${opening === "<a a=" ? ">" : ""}`);
    super.end();
  }
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 12 || code === 13;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function endsName(code: number): boolean {
  return code === slash || code === greater || isSpace(code);
}

function skipSpace(html: string, from: number): number {
  let at = from;
  while (at < html.length && isSpace(html.charCodeAt(at))) at += 1;
  return at;
}

function textOnlyAt(html: string, start: number, end: number): TextOnly | null {
  const first = html.charCodeAt(start) | 32;
  // s, t and x: most tags are done with here.
  if (first !== 115 && first !== 116 && first !== 120) return null;
  const name = html.slice(start, end).toLowerCase();
  return textOnly.find((one) => one === name) ?? null;
}

/** Whether an end tag of this name is at `start`. */
function closes(html: string, start: number, name: string): boolean {
  const end = start + name.length;
  const behindName = html.charCodeAt(end);
  return (behindName === greater || isSpace(behindName)) && html.slice(start, end).toLowerCase() === name;
}

function behind(html: string, last: number): number {
  return last < 0 ? html.length : last + 1;
}
