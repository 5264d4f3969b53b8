/**
 * The two halves. Even seeds draw from the mending half: look at its pages, mend the extractor by them. Odd seeds
 * draw from the held-out half, which has templates, markup of traps and words of its own and is only ever scored.
 */
export type Half = "mending" | "held-out";

export function halfOfSeed(seed: number): Half {
  return seed % 2 === 0 ? "mending" : "held-out";
}

/**
 * The words of an entry that a half may use. An entry reads `shared; shared | mending | held out`, a long one with a word
 * a line; without bars every word is shared. Forms of one word for one, few and many are parted by `~`.
 */
export function wordsOf(entry: string, half: Half): string[] {
  const [shared = "", mending = "", heldOut = ""] = entry.split("|");
  return [shared, half === "mending" ? mending : heldOut]
    .flatMap((part) => part.split(/[;\n]/))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** The form of a word that goes with a number. */
export function formFor(forms: string, number: number, language: string): string {
  const [one = "", few, many] = forms.split("~");
  const category = new Intl.PluralRules(language).select(number);
  if (category === "one" || few === undefined) return one;
  return category === "many" ? (many ?? few) : many !== undefined && category === "other" ? many : few;
}
