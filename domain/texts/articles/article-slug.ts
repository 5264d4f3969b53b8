/** The last part of a text's address: it can be typed, read aloud and sent everywhere. */

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

/** Why an address is refused that has the right letters. */
export const addressProblems = {
  page: "A page of the site has this address. Choose another one",
  taken: "Another text has or had this address. Choose another one",
} as const;
