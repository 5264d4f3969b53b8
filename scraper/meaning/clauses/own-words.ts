/**
 * The words that belong to a figure: those before it, back to the previous figure or the beginning of its clause, and
 * those after it that no other figure claims.
 */
import type { Figure } from "./figure.ts";

/** Where no word of a figure goes on. */
const hardEnd = /\n|[•|;；。！!]|\.\s+(?=\p{Lu})/gu;
const pause = /[,，、()（）]|\s[-–/]\s/u;
const longestHeading = 40;

export function wordsBefore(text: string, figure: Figure, previous: Figure | undefined): string {
  const all = text.slice(previous?.end ?? 0, figure.at);
  const ends = [...all.matchAll(hardEnd)];
  const last = ends.at(-1);
  if (!last) return all;
  const own = all.slice(last.index + last[0].length);
  if (last[0] !== "\n" || own.trim() !== "") return own;
  // A label in a line of its own, and its figure in the next.
  const label = all.slice(0, last.index).split("\n").at(-1) ?? "";
  const hasLabel = previous !== undefined || ends.length > 1;
  return hasLabel && label.length <= longestHeading ? label : own;
}

export function wordsAfter(text: string, figure: Figure, next: Figure | undefined): string {
  const all = text.slice(figure.end, next?.at ?? text.length);
  const [first] = all.matchAll(hardEnd);
  const clause = first ? all.slice(0, first.index) : all;
  if (first || !next) return clause;
  // Another figure follows in the clause: it owns the words before it, back to a pause.
  return pause.test(clause) ? (clause.split(pause, 1)[0] ?? "") : "";
}
