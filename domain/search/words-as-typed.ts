/** Folded words as the visitor wrote them: "chateau" was "château". */
import { foldText } from "./fold-text.ts";

export function wordsAsTyped(typed: string, folded: string): string[] {
  const letters = Array.from(typed);
  const text = letters.map(foldText);
  const all = text.join("");
  // Where each letter of the folded text was written.
  const places = text.flatMap((letter, place) => Array.from({ length: letter.length }, () => place));
  let from = 0;
  if (folded === "") return [];
  return folded.split(" ").map((word) => {
    const at = all.indexOf(word, from);
    if (at < 0) return word;
    from = at + word.length;
    return letters.slice(places[at], (places[from - 1] ?? 0) + 1).join("");
  });
}
