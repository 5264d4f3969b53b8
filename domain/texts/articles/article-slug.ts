/** The last part of a text's address: it can be typed, read aloud and sent everywhere. */
import type { ArticleKind } from "../../site/article.ts";

const letters = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const mostLetters = 80;
const wordsSuggested = 6;

export const isSlug = (slug: string) => letters.test(slug) && slug.length <= mostLetters;

/** Of words: their first ones without accents. Of a Thai title nothing is left. */
export function suggestSlug(words: string): string {
  const plain = words.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const kept = (plain.match(/[a-z0-9]+/g) ?? []).slice(0, wordsSuggested).join("-");
  return kept.length <= mostLetters ? kept : "";
}

/** Where the words leave nothing: the day. */
export function suggestAddress(words: string, kind: ArticleKind): string {
  const kept = suggestSlug(words);
  return kept.length > 2 ? kept : `${kind}-${new Date().toISOString().slice(0, 10)}`;
}
