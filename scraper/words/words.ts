/**
 * Words as data: a topic lists the words of each language, one a line. What a line may hold beside letters:
 *
 *     (a|b)   either one          ?     the letter or group before it may be missing
 *     …       any letters         < >   where a word begins, where it ends
 *     ^ $     where the text begins, where it ends
 *
 * The rest is regular expression. Case never matters.
 */

/** `data` holds the names that programs give to fields, in whichever language: data for machines is read from any site. */
type Language = "en" | "th" | "ru" | "zh" | "de" | "fr" | "data";

export type Words = Readonly<Partial<Record<Language, string>>>;

/** Any of these words, as part of a larger pattern. */
export function sourceOf(...topics: readonly Words[]): string {
  return topics.flatMap(linesOf).map(compileLine).join("|");
}

export function linesOf(words: Words): string[] {
  return Object.values(words).flatMap((text) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  );
}

const notation = /\\.|\[(?:\\.|[^\\[\]])*\]|\((?!\?)|\(\?<[=!]|[…<>^]/g;

export function compileLine(line: string): string {
  const isPlain = /^[ -~]*$/.test(line);
  return line.replace(notation, (sign, at: number) => {
    if (sign === "(") return "(?:";
    if (sign === "…") return "\\p{L}*";
    if (sign === "^") return "^\\s*";
    // The short form knows no letters but English ones.
    if (sign === "<") return /[a-z0-9]/i.test(line[at + 1] ?? "") ? "\\b" : "(?<!\\p{L})";
    if (sign === ">") return isPlain ? "\\b" : "(?!\\p{L})";
    return sign;
  });
}
