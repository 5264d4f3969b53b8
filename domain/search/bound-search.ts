/** As much of a search as is read. In a file of its own, because browsers need it without the words of all languages. */
const longestSearch = 120;

export function boundSearch(typed: string): string {
  return Array.from(typed.slice(0, 4 * longestSearch))
    .slice(0, longestSearch)
    .join("")
    .trim();
}
