/** Several figures that are one: "2-3 ล้าน", "1 ไร่ 2 งาน 30 ตร.ว.", "2-1-50 ไร่". */
import { numberPattern, readNumber } from "../number.ts";
import { blankFigure, roundFigure, type Figure } from "./figure.ts";

const triple =
  /(?<!\d)(\d{1,6})\s{0,3}-\s{0,3}(\d{1,3})\s{0,3}-\s{0,3}(\d{1,3}(?:\.\d{1,3})?)\s{0,3}\(?(?:ไร่|rai)/giu;
const rangeBetween = /^\s?(?:[-–—~]|ถึง|至)\s?\P{L}{0,4}$|^\s(?:to|bis|à|до)\s\P{L}{0,4}$/iu;
/** "Building 2 - 3.5M" is no range. One with spaces follows a colon, a word for its beginning, or nothing. */
const spaced = /^\s/u;
const mayBegin = /(?:^|[:(\n]|(?<!\p{L})(?:from|ab)|от|เริ่มต้น|ราคา|งบ)\P{L}{0,6}$/iu;
/** If the end is more than this many times the beginning, it is no range. */
const widestRange = 10;

/** Rai, ngan and square wah with bars between them. */
export function plotsIn(text: string): Figure[] {
  return [...text.matchAll(triple)].map((match) => ({
    ...blankFigure(match.index, match.index + match[0].length),
    unit: "land",
    value: Number(match[1]) * 1600 + Number(match[2]) * 400 + Number(match[3]) * 4,
  }));
}

/** "2-3 ล้าน": the words behind the end are of the beginning too. */
export function joinRanges(text: string, figures: readonly Figure[]): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const before = joined.at(-1);
    const range = before && mayBeRange(text, before, figure) ? rangeOf(before, figure, text) : null;
    if (range) joined[joined.length - 1] = range;
    else joined.push(figure);
  }
  return joined;
}

function mayBeRange(text: string, from: Figure, to: Figure): boolean {
  const between = text.slice(from.end, to.at);
  if (!rangeBetween.test(between) || from.upTo !== null) return false;
  if (from.unit === "money") return from.each === null && (to.unit === "money" || to.unit === "none");
  if (from.unit !== "none" || !endsRange.has(to.unit)) return false;
  const isNamed = !spaced.test(between) || mayBegin.test(text.slice(Math.max(0, from.at - 20), from.at));
  return to.unit !== "money" || isNamed;
}

const endsRange = new Set<Figure["unit"]>(["money", "area", "percent"]);

function rangeOf(from: Figure, to: Figure, text: string): Figure | null {
  const last = readNumber(new RegExp(numberPattern, "u").exec(text.slice(to.at))?.[0] ?? "") ?? to.value;
  const scale = from.value < last && !from.isScaled ? to.value / last : 1;
  const value = roundFigure(from.value * scale);
  if (value >= to.value || to.value > value * widestRange) return null;
  const currency = from.currency ?? to.currency;
  return {
    ...to,
    unit: to.unit === "none" ? from.unit : to.unit,
    at: from.at,
    value,
    currency,
    upTo: to.value,
  };
}

/** "1 ไร่ 2 งาน 30 ตร.ว." is one plot. */
export function joinLand(text: string, figures: readonly Figure[]): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const before = joined.at(-1);
    const isNext =
      before?.unit === "land" &&
      figure.unit === "land" &&
      figure.value < before.value &&
      /^\s{0,2}$/u.test(text.slice(before.end, figure.at));
    if (isNext)
      joined[joined.length - 1] = { ...before, end: figure.end, value: before.value + figure.value };
    else joined.push(figure);
  }
  return joined;
}
