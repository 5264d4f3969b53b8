/**
 * A page as a list of its texts, each with its place: what an admin points at. The page itself is never shown, so nothing of
 * it runs, looks or leads anywhere, and the list works with a keyboard and on a phone.
 */
import { type AnyNode, type Document, type Element, isTag, isText } from "domhandler";
import { toStorable } from "../../domain/site/storable-text.ts";
import type { OutlineEntry } from "../../domain/scraping/teaching.ts";
import { squeeze, textOf } from "../extract/parse/element-text.ts";

const mostEntries = 600;
const longestText = 240;
const longestLabel = 60;

/** Nothing in these is a value of the listing. */
const leftOut = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "nav",
  "select",
  "button",
  "iframe",
  "object",
]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

export function outlinePage(page: Document): { title: string; entries: OutlineEntry[]; isCut: boolean } {
  const entries: OutlineEntry[] = [];
  let title = "";
  let isCut = false;
  let at = -1;
  const walk = (nodes: readonly AnyNode[], isLeftOut: boolean) => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      // Elements that are left out have their places too.
      at += 1;
      if (node.name === "title" && title === "") title = shorten(squeeze(textOf(node)), longestText);
      const isOut = isLeftOut || leftOut.has(node.name);
      const entry = isOut ? null : entryOf(node, at);
      if (entry && entries.length === mostEntries) return void (isCut = true);
      if (entry) entries.push(entry);
      walk(node.children, isOut);
      if (isCut) return;
    }
  };
  walk(page.children, false);
  return { title, entries, isCut };
}

export function elementAt(page: Document, place: number): Element | null {
  let at = -1;
  const walk = (nodes: readonly AnyNode[]): Element | null => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      at += 1;
      const found = at === place ? node : walk(node.children);
      if (found) return found;
    }
    return null;
  };
  return walk(page.children);
}

/** The attribute that holds an element's value, where it is not the text. */
export function attributeOf({ name }: Element): string | null {
  if (name === "meta") return "content";
  return name === "img" ? "src" : null;
}

/** Empty where there is nothing to point at. */
export function textOfEntry(element: Element): string {
  const attribute = attributeOf(element);
  if (attribute) return shorten(squeeze(element.attribs[attribute] ?? ""), longestText);
  const hasOwnText = element.children.some((child) => isText(child) && child.data.trim() !== "");
  return hasOwnText && element.name !== "title" ? shorten(squeeze(textOf(element)), longestText) : "";
}

function entryOf(element: Element, at: number): OutlineEntry | null {
  const text = textOfEntry(element);
  if (text === "" || (element.name === "img" && text.startsWith("data:"))) return null;
  const kind = element.name === "img" ? "picture" : element.name === "meta" ? "hidden" : "text";
  return { at, kind, text, label: labelOf(element), isHeading: headings.has(element.name) };
}

/** A term, a row's heading, the name of a `meta` element, or a short text with a colon just before. */
function labelOf(element: Element): string {
  const { attribs } = element;
  const named =
    attribs["itemprop"] ?? (element.name === "meta" ? (attribs["property"] ?? attribs["name"]) : null);
  if (named) return shorten(named, longestLabel);
  const before = elementBefore(element);
  const text = before ? squeeze(textOf(before)) : "";
  if (text === "" || text.length > longestLabel) return "";
  const isLabel =
    (element.name === "dd" && before?.name === "dt") || element.name === "td" || text.endsWith(":");
  return isLabel ? toStorable(text) : "";
}

export function elementBefore(element: Element): Element | null {
  for (let node = element.prev; node; node = node.prev) if (isTag(node)) return node;
  return null;
}

/** The same text must be found again, so it is cut by its length alone. */
function shorten(text: string, longest: number): string {
  return toStorable(text.slice(0, longest));
}
