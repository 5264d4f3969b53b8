/** Finds a page's headline: its h1, else the line that its title begins with. */
import { readOffer } from "../../../meaning/kind-and-offer.ts";
import { plainWords } from "../../parse/clean-text.ts";
import type { DocumentFacts, TextBlock } from "../page-facts.ts";

const shortest = 8;
const mostLines = 60;
const siteBar = /\s[|–—]\s/;

/** Minus one where there is none. */
export function headlineAt({ title }: Pick<DocumentFacts, "title">, blocks: readonly TextBlock[]): number {
  const first = blocks.findIndex(({ tag }) => tag === "h1");
  if (first >= 0) return first;
  const named = plainWords(nameInTitle(title));
  if (named.length < shortest) return -1;
  return blocks
    .slice(0, mostLines)
    .findIndex(({ text, isControl }) => !isControl && plainWords(text) === named);
}

/** The part of the title before the name of the site or section. */
export function nameInTitle(title: string): string {
  return title.split(siteBar)[0] ?? "";
}

/** "Flat at Park View | Northfield Lettings", whose copyright is Northfield Lettings'. */
export function withoutOwner({ title, blocks }: Pick<DocumentFacts, "title" | "blocks">): string {
  const parts = title.split(siteBar);
  const last = plainWords(parts.at(-1) ?? "");
  const isOwner = blocks.some(({ text }) => text.includes("©") && plainWords(text).includes(last));
  return parts.length > 1 && last !== "" && isOwner ? parts.slice(0, -1).join(" | ") : title;
}

/** Shorter names are part of others. */
const leastName = 5;

/** "© 2026 Rivermark Homes" at the foot of the page. */
export function isOwner(headline: string, { blocks }: Pick<DocumentFacts, "blocks">): boolean {
  const name = plainWords(headline);
  if (name.length < leastName || readOffer(headline) !== null) return false;
  return blocks.some(({ text, isAside }) => isAside && text.includes("©") && plainWords(text).includes(name));
}
