/** The text inside an element, and text with its white space put in order. */
import type { Element } from "domhandler";

const irregular = /\s\s|[^\S ]|\u200b/;

export function textOf(node: Element): string {
  return node.children
    .map((child) => ("data" in child ? child.data : "attribs" in child ? textOf(child) : ""))
    .join("");
}

export function squeeze(text: string): string {
  return collapse(text).trim();
}

/** Every run of white space is one space. */
export function collapse(text: string): string {
  if (isBlank(text)) return text === "" ? "" : " ";
  return irregular.test(text) ? text.replace(/[\s\u200b]+/g, " ") : text;
}

/** Half of a page's texts are line breaks and indents. */
function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 32 && (code < 9 || code > 13)) return false;
  }
  return true;
}

/** The text of an element, joined from collapsed parts. The result is collapsed and trimmed too. */
export class JoinedText {
  text = "";
  #endsWithSpace = true;

  add(part: string, isApart = false): void {
    if (part === " ") return void (this.#endsWithSpace = true);
    const isSpaced = part.startsWith(" ");
    const hasSpaceBehind = part.endsWith(" ");
    const words = isSpaced || hasSpaceBehind ? part.trim() : part;
    const needsSpace = this.text !== "" && (isApart || isSpaced || this.#endsWithSpace);
    this.text += needsSpace ? ` ${words}` : words;
    this.#endsWithSpace = isApart || hasSpaceBehind;
  }
}
