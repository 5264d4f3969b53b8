import { mostListLevels } from "../../../../domain/texts/articles/read-article.ts";

/** Word and Google Docs say with styles what HTML has elements for. This turns the styles into elements. */

export function cleanPaste(body: HTMLElement): void {
  for (const element of body.querySelectorAll(
    "style, script, title, meta, link, xml, template, object, iframe, svg",
  )) {
    element.remove();
  }
  for (const br of body.querySelectorAll("br")) {
    if (isBetweenBlocks(br)) br.remove();
  }
  for (const element of body.querySelectorAll<HTMLElement>("b, strong, i, em, span")) readLooks(element);
  for (const link of body.querySelectorAll("a")) readLink(link);
  readWordLists(body);
  for (const list of body.querySelectorAll("ul, ol")) liftDeepList(list);
  for (const title of body.querySelectorAll("p.MsoTitle, p.MsoSubtitle")) rename(title, "h2");
  for (const cell of body.querySelectorAll("td, th")) unfoldCell(cell);
  for (const text of textsIn(body)) text.data = text.data.replaceAll(/[\u00a0 ]{2,}/g, " ");
  for (const empty of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    if (empty.textContent.trim() === "") empty.remove();
  }
}

const blocks = /^(?:P|H[1-6]|UL|OL|TABLE|DIV|BLOCKQUOTE|FIGURE)$/;

/** An empty line, and the one that some programs put at the end. */
function isBetweenBlocks({ previousSibling, nextSibling }: Element): boolean {
  return blocks.test(previousSibling?.nodeName ?? "P") && blocks.test(nextSibling?.nodeName ?? "P");
}

/** A span in bold becomes bold; Google Docs wraps everything in a bold element that is not bold. */
function readLooks(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const isBold = fontWeight === "bold" || Number(fontWeight) >= 600;
  const isPlain = fontWeight === "normal" || fontWeight === "400";
  const isItalic = fontStyle === "italic";
  const isHeading = element.closest("h1, h2, h3, h4, h5, h6") !== null;
  if (/^(?:b|strong)$/i.test(element.tagName) && (isPlain || isHeading)) unwrap(element);
  else if (/^(?:i|em)$/i.test(element.tagName) && fontStyle === "normal") unwrap(element);
  else if (element.tagName === "SPAN") {
    if (isBold && !isHeading) wrapContent(element, "strong");
    if (isItalic) wrapContent(element, "em");
  }
}

/** Addresses that Google passes through itself, of our own site, and of a place in the document. */
function readLink(link: HTMLAnchorElement): void {
  const written = link.getAttribute("href") ?? "";
  const address = URL.parse(written);
  if (!address) return unwrap(link);
  const passed =
    address.host === "www.google.com" && address.pathname === "/url"
      ? URL.parse(address.searchParams.get("q") ?? "")
      : null;
  const to = passed ?? address;
  if (to.protocol === "http:") to.protocol = "https:";
  link.setAttribute("href", to.origin === location.origin ? to.pathname + to.search + to.hash : to.href);
}

/** Word writes a list as paragraphs that look like one: each says its level, and begins with its mark. */
function readWordLists(body: HTMLElement): void {
  const open: HTMLElement[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("p")) {
    const [, digits] = /mso-list:[^;]*\blevel(\d)/.exec(paragraph.getAttribute("style") ?? "") ?? [];
    if (digits === undefined) {
      open.length = 0;
      continue;
    }
    if (paragraph.previousElementSibling !== open[0]) open.length = 0;
    const mark = [...paragraph.querySelectorAll("span")].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
    );
    const isNumbered = /^\s*[\da-z]{1,8}[.)]/i.test(mark?.textContent ?? "");
    mark?.remove();
    open.length = Math.min(open.length, Number(digits));
    let list = open.at(-1);
    if (!list || open.length < Number(digits)) {
      const inner = paragraph.ownerDocument.createElement(isNumbered ? "ol" : "ul");
      if (list) (list.lastElementChild ?? list).append(inner);
      else paragraph.before(inner);
      open.push(inner);
      list = inner;
    }
    const item = paragraph.ownerDocument.createElement("li");
    list.append(item);
    item.append(paragraph);
  }
}

/** What stands deeper than a text may is lifted to the last level that it may have. */
function liftDeepList(list: Element): void {
  let level = 1;
  let outer = list.parentElement?.closest("ul, ol");
  for (; outer && level <= mostListLevels; level += 1) outer = outer.parentElement?.closest("ul, ol");
  if (level <= mostListLevels) return;
  const item = list.parentElement?.closest("li");
  if (item) item.after(...list.children);
  list.remove();
}

/** A cell holds one run of words: its paragraphs become lines. */
function unfoldCell(cell: Element): void {
  for (const inner of cell.querySelectorAll("table")) inner.replaceWith(inner.textContent);
  for (const block of cell.querySelectorAll("p, div, li, h1, h2, h3, h4, h5, h6, blockquote")) {
    if (block.nextElementSibling && block.textContent.trim() !== "")
      block.append(block.ownerDocument.createElement("br"));
  }
  for (const block of cell.querySelectorAll("p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote"))
    unwrap(block);
}

function* textsIn(body: HTMLElement): Generator<Text> {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
