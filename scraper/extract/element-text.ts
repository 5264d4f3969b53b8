/** The text inside an element, and text with its white space put in order. */
import type { Element } from "domhandler";

const irregular = /\s\s|[^\S ]|\u200b/;

export function textOf(node: Element): string {
  return node.children
    .map((child) => ("data" in child ? child.data : "attribs" in child ? textOf(child) : ""))
    .join("");
}

export function squeeze(text: string): string {
  if (text === "") return text;
  return (irregular.test(text) ? text.replace(/[\s\u00a0\u200b]+/g, " ") : text).trim();
}
