/** Cuts a search into numbers, phrases with a meaning, and the words that are left. Linear in a bounded text. */
import { type Locale, defaultLocale } from "../languages/locales.ts";
import { boundSearch } from "./bound-search.ts";
import { alphabetic, foldText } from "./fold-text.ts";
import { isNearWord } from "./near-word.ts";
import type { Meaning } from "./meaning.ts";
import { type Phrase, phrases } from "./vocabulary.ts";

export type Token =
  | { kind: "number"; text: string; value: number }
  | { kind: "phrase"; text: string; meanings: readonly Meaning[] }
  | { kind: "word"; text: string };

const byFirstLetter = Map.groupBy(
  phrases.filter(({ text }) => text !== ""),
  ({ text }) => text.slice(0, 1),
);

/** What may be misspelt: names and features of a home, in one word. */
const correctable = phrases.filter(
  ({ text, meaning }) =>
    alphabetic.test(text) &&
    !text.includes(" ") &&
    /^(area|type|status|amenity|bedrooms|in instalments)\b/.test(meaning),
);

export function splitSearch(typed: string, language: Locale): Token[] {
  const text = foldText(boundSearch(typed)).replace(/[’'`]/g, " ").replace(/\s+/g, " ");
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const found = readNumber(text, at) ?? readPhrase(text, at, language) ?? readWord(text, at, language);
    if (found) tokens.push(found.token);
    at += found?.length ?? 1;
  }
  return tokens;
}

export function isMeant(token: Token | undefined, meaning: Meaning): boolean {
  return token?.kind === "phrase" && token.meanings.includes(meaning);
}

type Found = { token: Token; length: number };

/** Thousands are grouped by a space, comma, full stop or apostrophe; other separators are decimal. */
function readNumber(text: string, at: number): Found | undefined {
  // Part of a word, such as "t2".
  if (at > 0 && alphabetic.test(text.charAt(at - 1))) return undefined;
  const written = /^(?:\d{1,3}(?:[ ,. ]\d{3})+(?!\d)|\d{1,12}(?:[.,]\d{1,2})?)/.exec(
    text.slice(at, at + 24),
  )?.[0];
  if (!written) return undefined;
  const isGrouped = /^\d{1,3}(?:[ ,. ]\d{3})+$/.test(written);
  const value = Number(isGrouped ? written.replace(/\D/g, "") : written.replace(",", "."));
  return { token: { kind: "number", text: written, value }, length: written.length };
}

/** The longest phrase here. */
function readPhrase(text: string, at: number, language: Locale): Found | undefined {
  const fitting = (byFirstLetter.get(text.charAt(at)) ?? [])
    .map((phrase) => ({ phrase, length: lengthAt(text, at, phrase) }))
    .filter(({ phrase, length }) => length > 0 && isReadIn(phrase, language))
    .filter(({ phrase, length }) => !isSmall(phrase) || endsThaiWord(text.slice(at), length));
  const length = Math.max(...fitting.map((one) => one.length));
  const longest = fitting.filter((one) => one.length === length).map(({ phrase }) => phrase);
  const own = longest.filter(({ locale }) => locale === language || locale === "all");
  const meanings = [...new Set((own.length > 0 ? own : longest).map(({ meaning }) => meaning))];
  if (meanings.length === 0) return undefined;
  return { token: { kind: "phrase", text: text.slice(at, at + length), meanings }, length };
}

/** The small words of one language are the names of things in another. */
function isReadIn(phrase: Phrase, language: Locale): boolean {
  const { locale } = phrase;
  return !isSmall(phrase) || locale === "all" || locale === language || locale === defaultLocale;
}

function isSmall({ meaning }: Phrase): boolean {
  return meaning === "filler" || meaning === "asking" || meaning === "to";
}

const thaiWords = new Intl.Segmenter("th", { granularity: "word" });

/** Thai has no spaces: "ที่" is a small word, and the beginning of "ที่ดิน". */
function endsThaiWord(text: string, length: number): boolean {
  if (!/^[\u0e00-\u0e7f]/.test(text)) return true;
  // foldText() takes this letter apart, and no dictionary has it so.
  const written = text.replaceAll("ํา", "ำ");
  const next = thaiWords.segment(written).containing(length);
  return next === undefined || next.index === length;
}

/** 0 if the phrase does not appear here as whole words. */
function lengthAt(text: string, at: number, { text: phrase, isBeginning }: Phrase): number {
  // A `*` inside a phrase is the rest of that word.
  let end = at;
  for (const [n, part] of phrase.split("*").entries()) {
    if (n > 0) end = endOfWord(text, end);
    if (!text.startsWith(part, end)) return 0;
    end += part.length;
  }
  if (isBeginning) end = endOfWord(text, end);
  const startsInWord = isLetter(text, at) && at > 0 && isLetter(text, at - 1);
  const endsInWord = isLetter(text, end - 1) && isLetter(text, end);
  const endsInNumber = /\d/.test(text.charAt(end - 1)) && /\d/.test(text.charAt(end));
  return startsInWord || endsInWord || endsInNumber ? 0 : end - at;
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (isLetter(text, end)) end++;
  return end;
}

function isLetter(text: string, at: number): boolean {
  return at >= 0 && at < text.length && alphabetic.test(text.charAt(at));
}

function readWord(text: string, at: number, language: Locale): Found | undefined {
  const first = text.charAt(at);
  if (!/[\p{L}\p{M}]/u.test(first)) return undefined;
  // Thai and Chinese go on letter by letter; neighbouring letters are joined again in read-search.ts.
  if (!alphabetic.test(first)) return { token: { kind: "word", text: first }, length: 1 };
  const word = text.slice(at, endOfWord(text, at) || at + 1) || first;
  // A misspelling in one language may be a word in another: "Rente" is no rent.
  const near = correctable.filter(
    ({ text: phrase, locale }) => (locale === language || locale === "all") && isNearWord(word, phrase),
  );
  const [best] = near;
  if (!best) return { token: { kind: "word", text: word }, length: word.length };
  const meanings = near.filter(({ text: phrase }) => phrase === best.text).map(({ meaning }) => meaning);
  return { token: { kind: "phrase", text: word, meanings: [...new Set(meanings)] }, length: word.length };
}
