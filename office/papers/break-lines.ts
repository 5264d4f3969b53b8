/**
 * Breaks text into lines. Thai and Chinese have no spaces between words, and no PDF library breaks them, so the words come
 * from Intl.Segmenter. A line is a row of runs, each in the font that has its letters.
 */
import type { Locale } from "../../domain/languages/locales.ts";
import { chineseLetter, thaiLetter } from "../../domain/papers/paper.ts";

type Script = "thai" | "chinese" | "sans";
export type Run = { text: string; script: Script };
type Measure = (runs: readonly Run[]) => number;

/** Spaces, digits and marks that either font has follow what stands before them. */
const ofChinese = /[“”‘’—…]/;

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const before = runs.at(-1);
    const script = scriptOf(letter, before?.script);
    if (before?.script === script) before.text += letter;
    else runs.push({ text: letter, script });
  }
  return runs;
}

function scriptOf(letter: string, before: Script | undefined): Script {
  if (thaiLetter.test(letter)) return "thai";
  if (chineseLetter.test(letter)) return "chinese";
  return before === "chinese" && ofChinese.test(letter) ? "chinese" : "sans";
}

/** Each line fits into `width`. A word that is longer than a line is broken between its letters. */
export function breakLines(text: string, locale: Locale, width: number, measure: Measure): Run[][] {
  const lines: Run[][] = [];
  let line = "";
  for (const piece of piecesOf(text, locale)) {
    if (measure(runsOf((line + piece).trimEnd())) <= width) {
      line += piece;
      continue;
    }
    if (line.trim() !== "") lines.push(runsOf(line.trimEnd()));
    line = "";
    for (const letter of lettersOf(piece, locale)) {
      if (line !== "" && measure(runsOf((line + letter).trimEnd())) > width) {
        lines.push(runsOf(line.trimEnd()));
        line = "";
      }
      line += letter;
    }
  }
  if (line.trim() !== "" || lines.length === 0) lines.push(runsOf(line.trimEnd()));
  return lines;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(locale: Locale, granularity: "word" | "grapheme"): Intl.Segmenter {
  const known = segmenters.get(locale + granularity);
  if (known) return known;
  const made = new Intl.Segmenter(locale, { granularity });
  segmenters.set(locale + granularity, made);
  return made;
}

const lettersOf = (text: string, locale: Locale) =>
  [...segmenterOf(locale, "grapheme").segment(text)].map(({ segment }) => segment);

/** A line must not begin with these, nor end with those. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}%\s]+$/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** After these a line may end, whatever follows. U+00A0 and U+202F hold together. */
const breaks = /[ \t\n\u2009-]$/;

/** What may stand on a line of its own: words with the marks that belong to them. */
export function piecesOf(text: string, locale: Locale): string[] {
  const pieces: string[] = [];
  for (const { segment } of segmenterOf(locale, "word").segment(text)) {
    const before = pieces.at(-1);
    if (before !== undefined && staysWith(before, segment)) pieces[pieces.length - 1] = before + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function staysWith(before: string, segment: string): boolean {
  if (closing.test(segment) || opening.test(before)) return true;
  if (breaks.test(before)) return false;
  return !(hasNoSpaces(before.at(-1) ?? "") && hasNoSpaces(segment.at(0) ?? ""));
}

const hasNoSpaces = (letter: string) => thaiLetter.test(letter) || chineseLetter.test(letter);
