/** The unit right behind a figure: what it measures or counts, and how large one is in square metres, metres or months. */
import * as measures from "../../words/clauses/measures.ts";
import { paidInMonths, paidInYears } from "../../words/finance.ts";
import { bathrooms } from "../../words/rooms/bathrooms.ts";
import { bedrooms } from "../../words/rooms/bedrooms.ts";
import { betweenCount } from "../../words/rooms/counts.ts";
import { rooms } from "../../words/rooms/rooms.ts";
import * as units from "../../words/units.ts";
import { sourceOf, type Words } from "../../words/words.ts";
import { lengthAt, type Unit } from "./figure.ts";

/** Thai and Chinese write on without a space. */
export const endOfWord = "(?:(?!\\p{L})|(?<=[\\p{Script=Thai}\\p{Script=Han}]))";

const before = "[ ]{0,2}";
const behind = (...topics: Words[]) => `${before}(?:${sourceOf(...topics)})${endOfWord}`;
const strictly = (...topics: Words[]) => `${before}(?:${sourceOf(...topics)})(?!\\p{L})`;
const counting = (topic: Words) =>
  `[ -]{0,3}(?:(?:${sourceOf(betweenCount)}) ?)?(?:${sourceOf(topic)})(?:n(?!\\p{L}))?${endOfWord}`;

/** In order: what is longer, or more certain, comes first. */
const sources: readonly (readonly [string, Unit, number])[] = [
  [`${before}m<sup>2`, "area", 1],
  [behind(units.squareMetres), "area", 1],
  [strictly(units.squareFeet), "area", 0.09290304],
  [strictly(units.squareYards), "area", 0.83612736],
  [behind(units.squareWah), "land", 4],
  [behind(units.rai), "land", 1600],
  [strictly(units.ngan), "land", 400],
  [strictly(units.acres), "land", 4046.8564224],
  [strictly(units.hectares), "land", 10_000],
  [strictly(units.ares), "land", 100],
  ["\\s?[%％]", "percent", 1],
  [counting(bedrooms), "bedrooms", 1],
  [counting(bathrooms), "bathrooms", 1],
  ["\\s?(?:室|居|房(?![产產源屋价價间間]))", "bedrooms", 1],
  [behind(measures.carsBehind), "cars", 1],
  [behind(measures.floorsBehind), "floor", 1],
  [behind(measures.uncounted), "uncounted", 1],
  [counting(rooms), "rooms", 1],
  [strictly(measures.storeys), "storeys", 1],
  [behind(measures.kilometres), "metres", 1000],
  [behind(measures.metres), "metres", 1],
  [`${before}(?:${sourceOf(paidInMonths)})(?!ละ)${endOfWord}`, "months", 1],
  [behind(paidInYears), "years", 12],
];
const patterns = sources.map(([source, unit, size]) => [new RegExp(source, "iuy"), unit, size] as const);
/** Most figures have no unit: asked once for all. */
const anyUnit = new RegExp(sources.map(([source]) => source).join("|"), "iuy");
const mayBeUnit = /^[ -]{0,2}[.%％㎡²/\p{L}]/u;

export type FoundUnit = { unit: Unit; size: number; length: number };

export function unitAt(text: string, at: number): FoundUnit | null {
  if (!mayBeUnit.test(text.slice(at, at + 3)) || lengthAt(anyUnit, text, at) === 0) return null;
  for (const [pattern, unit, size] of patterns) {
    const length = lengthAt(pattern, text, at);
    if (length > 0) return { unit, size, length };
  }
  return null;
}
