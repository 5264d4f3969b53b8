/** Several figures that are one: "2-3 ล้าน", "1 ไร่ 2 งาน 30 ตร.ว.", "2-1-50 ไร่". */
import { numberPattern, readNumber } from "../number.ts";
import { blankFigure, roundFigure, type Figure } from "./figure.ts";

const triple =
  /(?<!\d)(\d{1,6})\s{0,3}-\s{0,3}(\d{1,3})\s{0,3}-\s{0,3}(\d{1,3}(?:\.\d{1,3})?)\s{0,3}\(?(?:ไร่|rai)/giu;
const rangeBetween = /^\s?(?:[-–—~]|ถึง)\s?$/u;

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
    const mayJoin =
      before?.unit === "none" &&
      (figure.unit === "money" || figure.unit === "area" || figure.unit === "percent") &&
      rangeBetween.test(text.slice(before.end, figure.at));
    if (!before || !mayJoin) joined.push(figure);
    else joined[joined.length - 1] = rangeOf(before, figure, text);
  }
  return joined;
}

function rangeOf(from: Figure, to: Figure, text: string): Figure {
  const last = readNumber(new RegExp(numberPattern, "u").exec(text.slice(to.at))?.[0] ?? "") ?? to.value;
  const scale = from.value < last ? to.value / last : 1;
  return { ...to, at: from.at, value: roundFigure(from.value * scale), upTo: to.value };
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
