/** Reads whether a search wants something else than homes. Pure; the patterns come with the index of texts. */
import { alphabetic, foldText } from "../fold-text.ts";
import { isNearWord } from "../near-word.ts";
import { boundSearch } from "../bound-search.ts";
import { phrases } from "../vocabulary.ts";
import type { Lead, LeadWords } from "./lead.ts";
import { type Pattern, type Phrase, patternsOf } from "./patterns.ts";

/** `letters` is the search without spaces, for languages that have none. */
type Search = { words: readonly string[]; letters: string; corrects: boolean };

/** Shorter words have too many neighbours: "квота" is no "кота". */
const shortestCorrected = 6;

/** "How does it work" and "how much a month" may be asked of anything, so whatever else is found is meant. */
const saysLittle: ReadonlySet<Lead> = new Set(["how-does-it-start", "finance"]);

/** `leads` are the patterns of each language that may be meant, the reader's own first. */
export function readLead(typed: string, leads: readonly LeadWords[]): Lead | undefined {
  const text = foldText(boundSearch(typed));
  const words = text.match(/[a-z\u0430-\u045f]+|\d+/g) ?? [];
  const letters = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");
  for (const each of leads) {
    const lead = bestLead(patternsOf(each), { words, letters, corrects: false });
    if (lead) return lead;
  }
  const [own] = leads;
  return own && bestLead(patternsOf(own), { words, letters, corrects: true });
}

/** Of several patterns, the one with the most letters says the most. */
function bestLead(patterns: readonly Pattern[], search: Search): Lead | undefined {
  let best: { lead: Lead; weight: number } | undefined;
  for (const { lead, ...pattern } of patterns) {
    const weight = weighPattern(pattern, search) * (saysLittle.has(lead) ? 0.1 : 1);
    if (weight > (best?.weight ?? 0)) best = { lead, weight };
  }
  return best?.lead;
}

/** 0 where something is missing. */
function weighPattern({ wanted, unwanted }: Omit<Pattern, "lead">, search: Search): number {
  if (unwanted.some((phrase) => hasPhrase(search, phrase))) return 0;
  let weight = 0;
  for (const group of wanted) {
    const longest = Math.max(
      0,
      ...group.map((phrase) => (hasPhrase(search, phrase) ? phrase.letters.length : 0)),
    );
    if (longest === 0) return 0;
    weight += longest;
  }
  return weight;
}

function hasPhrase({ words, letters, corrects }: Search, phrase: Phrase): boolean {
  if (phrase.words.length === 0) return letters.includes(phrase.letters);
  return words.some((_, at) =>
    phrase.words.every(({ text, isBeginning }, n) => {
      const word = words[at + n];
      if (word === undefined) return false;
      if (isBeginning ? word.startsWith(text) : word === text) return true;
      return (
        corrects &&
        word.length >= shortestCorrected &&
        !isKnown(word) &&
        isNearWord(isBeginning ? word.slice(0, text.length) : word, text, 1)
      );
    }),
  );
}

const knownWords = new Set(phrases.flatMap(({ text }) => (alphabetic.test(text) ? text.split(" ") : [])));

/** "Rent" is not a misspelt "sent". */
function isKnown(word: string): boolean {
  return knownWords.has(word);
}
