/** The figures of a text with the units that follow them: "2.19ล.", "2ล้าน5", "2-1-50 ไร่", "15,500/ด.", "1 พ.ค. 2570". */
import * as measures from "../../words/clauses/measures.ts";
import { bathrooms } from "../../words/rooms/bathrooms.ts";
import { bedrooms } from "../../words/rooms/bedrooms.ts";
import { rooms } from "../../words/rooms/rooms.ts";
import { spelledCounts } from "../../words/rooms/spelled-counts.ts";
import { sourceOf } from "../../words/words.ts";
import { currencyBefore, currencyBehind } from "../currency.ts";
import { foldDigits, numberPattern, readNumber } from "../number.ts";
import { rememberOnPage } from "../page-memory.ts";
import { datesIn, telephonesIn } from "./dates.ts";
import { blankFigure, lengthAt, roundFigure, type Figure } from "./figure.ts";
import { joinLand, joinRanges, plotsIn } from "./join-figures.ts";
import { readEach, readSum } from "./sums.ts";
import { unitAt } from "./units.ts";

const spelled = new RegExp(
  `(?<!第)(?<!\\p{L}(?<![\\p{Script=Thai}\\p{Script=Han}]))(?:${spelledCounts.map(([, names]) => `(${sourceOf(names)})`).join("|")})(?=[\\s-]?[个個間间]?\\s?(?:${sourceOf(bedrooms, bathrooms, rooms)}|комнатн|[厅廳居]|房(?![产產源屋价價])))`,
  "giu",
);
/** "2 1/2 baths". */
const halves = /(?<![\d/.,])(\d) 1\/2 /g;
/** "2 full baths, 1 half". */
const halfBath = /(\d) full (baths?|bathrooms?)[,;]?(?: and| \+)? (?:1|one|a) half/gi;
const number = new RegExp(numberPattern, "gu");
/** "🛏 1 🛁 2". */
const roomSigns: readonly (readonly [RegExp, string])[] = [
  [/[🛏🛌]\u{FE0F}?\s?(\d)(?!\d|\s?\p{L})/gu, "$1 bed"],
  [/[🛁🚿🚽]\u{FE0F}?\s?(\d)(?!\d|\s?\p{L})/gu, "$1 bath"],
];
/** Most pages have many texts of signs, or of one word, in which nothing is counted. */
const isPlain = /^(?:[!-~]{0,40}|[^\p{L}\p{Nd}½]*)$/u;
/** "~~3,900,000~~". */
const struck = /~~[^~\n]{1,60}~~/g;
const someRoomSign = /[🛏🛌🛁🚿🚽]/u;
const someHalf = /1\/2|full|双卫/i;
/** A home is described with fewer; a long list of numbers is none. */
const mostFigures = 120;

/** The text as its figures are placed in it: digits folded, small numbers before rooms as figures. */
export const foldFigures = rememberOnPage((marked): string => {
  const written = marked.includes("~~") ? marked.replace(struck, " ") : marked;
  if (isPlain.test(written)) return written;
  const digits = foldDigits(written).replace(/[\u00a0\u2009\u202f]/g, " ");
  const text = someRoomSign.test(digits)
    ? roomSigns.reduce((marked, [sign, count]) => marked.replace(sign, count), digits)
    : digits;
  const counted = someHalf.test(text)
    ? text.replace(halves, "$1.5 ").replace(halfBath, "$1.5 $2").replace("双卫", "2卫")
    : text;
  return counted.replace(spelled, (...found: unknown[]) => {
    const at = found.slice(1).findIndex((count) => typeof count === "string");
    return spelledCounts[at]?.[0] ?? String(found[0]);
  });
});

/** Of a text that is folded. */
export const figuresOf = rememberOnPage((text): readonly Figure[] => {
  const found = [...telephonesIn(text), ...datesIn(text), ...plotsIn(text)];
  const isTaken = (at: number) => found.some((other) => at >= other.at && at < other.end);
  const plain: Figure[] = [];
  for (const match of text.matchAll(number)) {
    const from = plain.at(-1)?.end ?? 0;
    if (isTaken(match.index) || match.index < from) continue;
    const figure = readFigure(text, match[0], match.index, from);
    if (figure) plain.push(figure);
    if (plain.length >= mostFigures) break;
  }
  const figures = [...found, ...plain].toSorted((one, other) => one.at - other.at);
  return joinLand(text, joinRanges(text, figures));
});

/** "7,xxx", "4x8", but not "3,900 x 24 งวด". */
const timesBefore = /\d\s?[x×*]\s?$/u;
const noFigure = /^(?:[,.]?x{2,}|\s?[x×*]\s?\d{1,3}(?!\d|\s?(?:งวด|เดือน|months?)))/i;
const someMonths = /^\s?(?:งวด|เดือน|months?)/iu;
/** No sum of money has one: "1e309". */
const exponent = /e[+-]?\d+/iy;

/**
 * "ตึก 3 ชั้น 7", "Laguna Beach 3 ชั้น 4": the word for a floor is the next number's, if that counts nothing else, as in
 * "ตึก 3 ชั้น 2 คูหา".
 */
const numberedAtEnd = new RegExp(
  `(?:${sourceOf(measures.numbered, measures.numberedRooms)}|\\p{Script=Latin})\\s?$`,
  "iu",
);
const someFloor = /^(\s?(?:ที่\s?)?\d{1,2})(?![\d.,]|\s?(?:ล|แสน|บ|%))/u;

function leadsOn(text: string, at: number, end: number): boolean {
  const floor = someFloor.exec(text.slice(end, end + 6))?.[1];
  return (
    floor !== undefined &&
    unitAt(text, end + floor.length) === null &&
    numberedAtEnd.test(text.slice(Math.max(0, at - 12), at))
  );
}

function readFigure(text: string, written: string, at: number, from: number): Figure | null {
  const start = at + written.length;
  const isTimes = timesBefore.test(text.slice(Math.max(0, at - 4), at));
  const following = text.slice(start, start + 14);
  if (noFigure.test(following) || (isTimes && !someMonths.test(following))) return null;
  const value = readNumber(written);
  if (value === null) return null;
  const figure = { ...blankFigure(at, start), value };
  const power = lengthAt(exponent, text, start);
  if (power > 0) return { ...figure, end: start + power, unit: "uncounted" };
  const found = unitAt(text, start);
  if (!found) return readSum(text, figure, written, from);
  const { unit, size, length } = found;
  if (unit === "storeys" && leadsOn(text, at, start + length)) return readSum(text, figure, written, from);
  // "9,000 monthly" is a sum, "48 monthly instalments" a count.
  if (unit === "months" && (readEach(text, start)?.length ?? 0) >= length)
    return readSum(text, figure, written, from);
  // "ราคา 950,000 ห้อง 25 ตรม.".
  if (unit === "rooms" && value >= 10_000) return readSum(text, figure, written, from);
  const end = start + length;
  // "THB 2.95m", "2.95m baht".
  if (unit === "metres" && (currencyBefore(text, at, from) ?? currencyBehind(text, end)) !== null)
    return readSum(text, figure, written, from);
  return { ...figure, end, unit, value: roundFigure(value * size), written: text.slice(start, end) };
}
