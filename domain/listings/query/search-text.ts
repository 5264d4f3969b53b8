/** Normalises search text, so that every spelling is compared and cached in one form. */
const longestSearch = 80;

/** Undefined when there is nothing left to search for. */
export function normaliseSearchText(text: string): string | undefined {
  const plain = text
    .slice(0, 4 * longestSearch)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  const cut = Array.from(plain).slice(0, longestSearch).join("").trim();
  return cut || undefined;
}
