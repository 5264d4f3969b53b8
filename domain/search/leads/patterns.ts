/** The patterns of all languages, read from their data once. */
import type { Locale } from "../../languages/locales.ts";
import { alphabetic, foldText } from "../fold-text.ts";
import type { Lead, LeadWords } from "./lead.ts";
import { english } from "./words/en.ts";
import { french } from "./words/fr.ts";
import { german } from "./words/de.ts";
import { russian } from "./words/ru.ts";
import { thai } from "./words/th.ts";
import { chinese } from "./words/zh.ts";

type Word = { text: string; isBeginning: boolean };

/** Words in a row, or for a language without spaces the letters in a row. */
export type Phrase = { letters: string; words: readonly Word[] };

export type Pattern = { lead: Lead; wanted: readonly Phrase[][]; unwanted: readonly Phrase[] };

const wordsOf: Record<Locale, LeadWords> = {
  en: english,
  th: thai,
  zh: chinese,
  ru: russian,
  de: german,
  fr: french,
};

const readPatterns = new Map<Locale, readonly Pattern[]>();

export function patternsOf(language: Locale): readonly Pattern[] {
  const known = readPatterns.get(language);
  if (known) return known;
  const patterns = (Object.entries(wordsOf[language]) as [Lead, string][]).flatMap(([lead, lines]) =>
    lines
      .trim()
      .split("\n")
      .map((line) => readPattern(lead, line)),
  );
  readPatterns.set(language, patterns);
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
