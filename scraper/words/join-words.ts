/**
 * Words joined into one pattern as a dictionary has them: those that begin alike stand together. So each place of a text
 * is asked once whether a word may begin there, and once for each first letter, rather than once for each word.
 */

/** What a compiled line may begin with: "^", "<" before an English letter, "<" before any other. */
const beginnings = [String.raw`^\s*`, String.raw`\b`, String.raw`(?<!\p{L})`];
/** Unless it may be missing, or come more than once. */
const firstLetter = /^\p{L}(?![?*+{])/u;

export function joinWords(words: readonly string[]): string {
  return joinAlike(words, beginningOf, joinByLetter);
}

function joinByLetter(words: readonly string[]): string {
  return joinAlike(words, letterOf, (rests) => rests.join("|"));
}

function beginningOf(word: string): string {
  return beginnings.find((beginning) => word.startsWith(beginning)) ?? "";
}

function letterOf(word: string): string {
  return firstLetter.exec(word)?.[0] ?? "";
}

/** Each beginning once, and behind it what may follow it. */
function joinAlike(
  words: readonly string[],
  beginningOf: (word: string) => string,
  join: (rests: readonly string[]) => string,
): string {
  return [...Map.groupBy(words, beginningOf)]
    .map(([beginning, alike]) => {
      const rests = join(alike.map((word) => word.slice(beginning.length)));
      return beginning === "" ? rests : `${beginning}(?:${rests})`;
    })
    .join("|");
}
