/** Patterns, read from their data once. */
import { alphabetic, foldText } from "../fold-text.ts";
import type { Lead, LeadWords } from "./lead.ts";

type Word = { text: string; isBeginning: boolean };

/** Words in a row, or for a language without spaces the letters in a row. */
export type Phrase = { letters: string; words: readonly Word[] };

export type Pattern = { lead: Lead; wanted: readonly Phrase[][]; unwanted: readonly Phrase[] };

const readPatterns = new WeakMap<LeadWords, readonly Pattern[]>();

export function patternsOf(leadWords: LeadWords): readonly Pattern[] {
  const known = readPatterns.get(leadWords);
  if (known) return known;
  const patterns = (Object.entries(leadWords) as [Lead, string][]).flatMap(([lead, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((line) => readPattern(lead, line)),
  );
  readPatterns.set(leadWords, patterns);
  return patterns;
}

function readPattern(lead: Lead, line: string): Pattern {
  const groups = line.split(" + ").map((group) => group.trim());
  return {
    lead,
    wanted: groups.filter((group) => !group.startsWith("!")).map(readGroup),
    unwanted: groups.filter((group) => group.startsWith("!")).flatMap((group) => readGroup(group.slice(1))),
  };
}

function readGroup(group: string): Phrase[] {
  return group.split("/").map(readPhrase);
}

function readPhrase(written: string): Phrase {
  const text = foldText(written.trim());
  if (!alphabetic.test(text)) return { letters: text, words: [] };
  const words = text
    .split(" ")
    .map((word) => ({ text: word.replace(/\*$/, ""), isBeginning: word.endsWith("*") }));
  return { letters: words.map((word) => word.text).join(" "), words };
}
