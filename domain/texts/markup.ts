/**
 * The markup of an owner's answer: paragraphs with an empty line between them, `[words](/finance)` for a link,
 * `[words](term:chanote)` for words that the glossary explains, `[every baht carries over](carries)` for the clause
 * that follows the owner's terms, and `{{transfer-fee}}` for a dated fact, or `{{transfer-fee:number}}` for its
 * number alone. Everything else, HTML included, is shown as it is typed.
 */
import { shippedFacts } from "../facts/facts.ts";
import { placesIn } from "./places.ts";
import { safeHref } from "./safe-href.ts";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "fact"; id: string; isNumber: boolean }
  | { kind: "link"; href: string; words: string }
  | { kind: "term"; id: string; words: string }
  | { kind: "carries"; words: string };

const token = /\[([^[\]\n]+)\]\(([^()\s]+)\)|\{\{([a-z][a-z0-9-]*)(:number)?\}\}/g;

export function readMarkup(markup: string): Inline[][] {
  return markup
    .split(/\n\s*\n/)
    .map((paragraph) => readParagraph(joinLines(paragraph)))
    .filter((inlines) => inlines.length > 0);
}

/** A single line end is a space. */
function joinLines(paragraph: string): string {
  return paragraph
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

function readParagraph(paragraph: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  const text = (until: number) => {
    if (until > end) found.push({ kind: "text", text: paragraph.slice(end, until) });
  };
  for (const match of paragraph.matchAll(token)) {
    text(match.index);
    const [whole, words = "", href = "", fact, number] = match;
    found.push(readToken(words, href, fact, number !== undefined));
    end = match.index + whole.length;
  }
  text(paragraph.length);
  return found;
}

function readToken(words: string, href: string, fact: string | undefined, isNumber: boolean): Inline {
  if (fact !== undefined) return { kind: "fact", id: fact, isNumber };
  if (href === "carries") return { kind: "carries", words };
  const [, term] = /^term:([a-z0-9-]+)$/.exec(href) ?? [];
  return term === undefined ? { kind: "link", href, words } : { kind: "term", id: term, words };
}

/** The first part that a page could not show: an unknown fact, or an address that a link must not have. */
export function findProblemInMarkup(markup: string): string | undefined {
  for (const inline of readMarkup(markup).flat()) {
    if (inline.kind === "fact" && !shippedFacts.has(inline.id)) return `{{${inline.id}}}`;
    if (inline.kind === "link" && !safeHref.test(inline.href)) return inline.href;
  }
  const written = placesIn(markup).find((place) => !shippedFacts.has(place.replace(/:number$/, "")));
  return written && `{{${written}}}`;
}

/** The addresses and the terms that an answer leads to. */
export function linksIn(markup: string): { links: string[]; terms: string[] } {
  const inlines = readMarkup(markup).flat();
  return {
    links: inlines.flatMap((inline) => (inline.kind === "link" ? [inline.href] : [])),
    terms: inlines.flatMap((inline) => (inline.kind === "term" ? [inline.id] : [])),
  };
}
