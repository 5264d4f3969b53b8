/** Finds texts in an index, best first, with typing mistakes and synonyms. */
import { isNearWord } from "../near-word.ts";
import { alphabetic, foldText } from "../fold-text.ts";
import { commonWords } from "../vocabulary.ts";
import { type TextEntry, type TextIndex, sum, termWeight } from "./build-text-index.ts";
import { takeSynonyms } from "./synonyms.ts";
import { textTerms } from "./text-terms.ts";

/** `score` is between 0 and about 1: how much of the search the text has, and of its title the search. */
export type FoundText = TextEntry & { score: number };

const mostTerms = 60;
const inBody = 0.45;
const byMistake = 0.8;
const bySynonym = 0.8;
const shareOfTitle = 0.35;
/** Worse ones only have a common word. */
const leastScore = 0.3;

/** For a title that has the search word for word. */
const phraseBonus = 0.05;

/** For a question the frequent questions are better than a definition. */
const kindBonus = { question: 0.1, term: -0.02, article: 0, area: 0 } as const;

export function findTexts(search: string, index: TextIndex, isQuestion: boolean): FoundText[] {
  const units = listUnits(search, index);
  const total = sum(units.map(({ weight }) => weight));
  if (total === 0) return [];
  const found = new Map<number, { typed: number; title: number }>();
  for (const { weight, ways } of units) {
    for (const [text, { anywhere, title }] of bestWay(ways, index)) {
      const sums = found.get(text) ?? { typed: 0, title: 0 };
      found.set(text, { typed: sums.typed + weight * anywhere, title: sums.title + title });
    }
  }
  const phrase = foldText(search).replace(/[?？]/g, "").trim();
  const hasPhrase = (title: string) => phrase !== "" && foldText(title).includes(phrase);
  return [...found]
    .flatMap(([text, sums]) => {
      const entry = index.texts[text];
      if (!entry) return [];
      const { weight, ...shown } = entry;
      const ofTitle = Math.min(sums.title / Math.max(weight, 1), 1);
      const score = (sums.typed / total) * (1 - shareOfTitle) + ofTitle * shareOfTitle;
      const bonus =
        kindBonus[shown.kind] * (isQuestion ? 1 : -1) + (hasPhrase(shown.title) ? phraseBonus : 0);
      return [{ ...shown, score: score + bonus }];
    })
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score);
}

/** A part of the search, and the ways in which a text may say it. */
type Way = { terms: readonly string[]; factor: number };
type Unit = { weight: number; ways: readonly Way[] };

function listUnits(search: string, index: TextIndex): Unit[] {
  const { language, texts, terms } = index;
  const common = commonWords(language);
  const termsOf = (text: string) => [...new Set(textTerms(text, language, common))].slice(0, mostTerms);
  // An unknown term weighs as the rarest.
  const weigh = (term: string) => termWeight(terms[term]?.length ?? 0, texts.length);
  const { found, rest } = takeSynonyms(search, language);
  return [
    ...termsOf(withoutCommon(rest, common)).map((typed) => {
      const near = nearestTerm(typed, index);
      return { weight: weigh(near.terms[0] ?? ""), ways: [near] };
    }),
    ...found.map(({ typed, others }) => {
      const own = termsOf(typed);
      const ways = [typed, ...others].flatMap((phrase) => {
        // "Can't pay" without its small words would be "pay".
        const itsTerms = termsOf(phrase);
        const isWhole = !alphabetic.test(phrase) || itsTerms.length === phrase.split(" ").length;
        return isWhole ? [{ terms: itsTerms, factor: phrase === typed ? 1 : bySynonym }] : [];
      });
      return { weight: Math.max(...own.map(weigh), 0), ways };
    }),
  ];
}

/** Where no spaces part the words, the common ones would only make pieces. */
function withoutCommon(text: string, common: ReadonlySet<string>): string {
  return [...common]
    .filter((word) => word.length > 1 && !alphabetic.test(word))
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, " "), text);
}

/** The best way for each text: which share of it the text has, and the weight that its title has. */
function bestWay(ways: readonly Way[], { terms, texts }: TextIndex) {
  const best = new Map<number, { anywhere: number; title: number }>();
  for (const way of ways) {
    const weights = way.terms.map((term) => termWeight(terms[term]?.length ?? 0, texts.length));
    const shares = new Map<number, { anywhere: number; title: number }>();
    for (const [n, term] of way.terms.entries()) {
      const share = (way.factor * (weights[n] ?? 0)) / sum(weights);
      for (const posting of terms[term] ?? []) {
        const isTitle = (posting & 1) === 1;
        const one = shares.get(posting >> 1) ?? { anywhere: 0, title: 0 };
        one.anywhere += share * (isTitle ? 1 : inBody);
        // In the weights of the title, which a phrase of several terms has more of than of the search.
        if (isTitle) one.title += way.factor * (weights[n] ?? 0);
        shares.set(posting >> 1, one);
      }
    }
    for (const [text, share] of shares) {
      if (share.anywhere > (best.get(text)?.anywhere ?? 0)) best.set(text, share);
    }
  }
  return best;
}

function nearestTerm(typed: string, { terms }: TextIndex): Way {
  if (Object.hasOwn(terms, typed)) return { terms: [typed], factor: 1 };
  const near = alphabetic.test(typed)
    ? Object.keys(terms).find((term) => isNearWord(typed, term))
    : undefined;
  return { terms: near ? [near] : [], factor: byMistake };
}
