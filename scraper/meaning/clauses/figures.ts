/** The figures of a text with the units that follow them: "2.19ล.", "2ล้าน5", "2-1-50 ไร่", "15,500/ด.", "1 พ.ค. 2570". */
import * as sums from "../../words/clauses/sums.ts";
import * as measures from "../../words/clauses/measures.ts";
import { monthNames } from "../../words/clauses/month-names.ts";
import { currencies } from "../../words/prices/currencies.ts";
import { months, per } from "../../words/prices/months.ts";
import { nights, weeks } from "../../words/prices/periods.ts";
import { paidInMonths, paidInYears } from "../../words/finance.ts";
import { bathrooms } from "../../words/rooms/bathrooms.ts";
import { bedrooms } from "../../words/rooms/bedrooms.ts";
import { spelledCounts } from "../../words/rooms/spelled-counts.ts";
import * as units from "../../words/units.ts";
import { sourceOf, type Words } from "../../words/words.ts";
import { foldDigits, numberPattern, readNumber, readScaled } from "../number.ts";

export type Each = "month" | "week" | "night" | "year" | "sqm" | "wah" | "rai" | "supply";
type Unit =
  | "money"
  | "area"
  | "land"
  | "percent"
  | "bedrooms"
  | "bathrooms"
  | "cars"
  | "months"
  | "years"
  | "storeys"
  | "floor"
  | "metres"
  | "uncounted"
  | "telephone"
  | "date"
  | "none";

export type Figure = {
  at: number;
  end: number;
  value: number;
  unit: Unit;
  each: Each | null;
  currency: string | null;
  /** The upper end of a range: "2-3 ล้าน". */
  upTo: number | null;
  /** A date as "2027-05-01", a telephone's digits, the unit of a count. */
  written: string;
  /** "2 ล้าน", "850,000": surely a sum where no unit says something else. */
  isLarge: boolean;
};

const end = "(?:(?!\\p{L})|(?<=[\\p{Script=Thai}\\p{Script=Han}]))";
const behind = (...topics: Words[]) => new RegExp(`[ ]{0,2}(?:${sourceOf(...topics)})${end}`, "iuy");
const strictly = (...topics: Words[]) => new RegExp(`[ ]{0,2}(?:${sourceOf(...topics)})(?!\\p{L})`, "iuy");

/** In order: what is longer, or more certain, comes first. */
const counted: readonly (readonly [RegExp, Unit, number])[] = [
  [behind(units.squareMetres), "area", 1],
  [strictly(units.squareFeet), "area", 0.09290304],
  [behind(units.squareWah), "land", 4],
  [behind(units.rai), "land", 1600],
  [/\s?งาน(?![\p{L}])/iuy, "land", 400],
  [strictly({ en: "ngan" }), "land", 400],
  [strictly(units.acres), "land", 4046.8564224],
  [strictly(units.hectares), "land", 10_000],
  [strictly(units.ares), "land", 100],
  [/\s?[%％]/uy, "percent", 1],
  [new RegExp(`[ -]{0,2}(?:${sourceOf(bedrooms)})(?:n(?!\\p{L}))?${end}`, "iuy"), "bedrooms", 1],
  [new RegExp(`[ -]{0,2}(?:${sourceOf(bathrooms)})(?:n(?!\\p{L}))?${end}`, "iuy"), "bathrooms", 1],
  [/\s?室(?=\s?\d?\s?[厅卫,])/uy, "bedrooms", 1],
  [behind(measures.carsBehind), "cars", 1],
  [behind(measures.floorsBehind), "floor", 1],
  [behind(measures.uncounted), "uncounted", 1],
  [strictly(measures.storeys), "storeys", 1],
  [behind(measures.kilometres), "metres", 1000],
  [behind(measures.metres), "metres", 1],
  [new RegExp(`[ ]{0,2}(?:${sourceOf(paidInMonths)})(?!ละ)${end}`, "iuy"), "months", 1],
  [behind(paidInYears), "years", 12],
];

const anyCurrency = currencies.flatMap(([marks]) => marks).join("|");
/** "ราคา 2.4": a word before its figure is no mark behind the figure before it. */
const marksBehind = currencies
  .flatMap(([marks]) => marks)
  .filter((mark) => !mark.startsWith("(?:ราคา"))
  .join("|");
const currencyBehind = new RegExp(`[ .]{0,2}(?:${marksBehind})${end}| ?บ\\.?(?!\\p{L})`, "iuy");
const currencyBefore = new RegExp(
  `(?:(?<!\\p{L})(?:${anyCurrency})|(?<=[\\p{Script=Thai}\\p{Script=Han}])\\p{Sc})[\\s:]{0,2}$`,
  "iu",
);
const codes = currencies.map(
  ([marks, code]) => [new RegExp(`^(?:${marks.join("|")})$`, "iu"), code] as const,
);
const shortMillions = / ?(?:ล้าน|ล(?:บ)?\.?(?![\p{L}\p{M}]))/uy;
const perUnits: readonly (readonly [RegExp, Each])[] = (
  [
    [units.squareMetres, "sqm"],
    [units.squareWah, "wah"],
    [units.rai, "rai"],
    [sums.supplyUnits, "supply"],
    [months, "month"],
    [weeks, "week"],
    [nights, "night"],
    [paidInYears, "year"],
  ] as const
).map(([names, each]) => [
  new RegExp(`\\s?(?:${sourceOf(per)})\\s?(?:${sourceOf(names)})${end}`, "iuy"),
  each,
]);
const byTheMonth = new RegExp(`\\s?(?:${sourceOf(sums.monthlyBehind)})`, "iuy");

const spelled = new RegExp(
  `(?<!\\p{L}(?<!\\p{Script=Thai}))(?:${spelledCounts.map(([, names]) => `(${sourceOf(names)})`).join("|")})(?=[\\s-]?[个間间]?\\s?(?:${sourceOf(bedrooms, bathrooms)}))`,
  "giu",
);

const number = new RegExp(numberPattern, "gu");
const telephone = /(?<!\d)0\d(?:[\s-]?\d){7,8}(?!\d)/gu;
const triple = /(?<!\d)(\d{1,5})\s?-\s?(\d{1,3})\s?-\s?(\d{1,3}(?:\.\d+)?)\s?(?:ไร่|rai)/giu;
const namesOfMonths = monthNames.map(
  ([month, names]) => [new RegExp(`^(?:${sourceOf(names)})$`, "iu"), month] as const,
);
const namedDate = new RegExp(
  `(?:(?<!\\d)(\\d{1,2})\\s?)?(?<!\\p{L}(?<!\\p{Script=Thai}))(${sourceOf(...monthNames.map(([, names]) => names))})\\s?(\\d{4}|\\d{2})(?!\\d|[.,]\\d)`,
  "giu",
);
const plainDate = /(?<!\d|\/)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/gu;

/** The text as its figures are placed in it: digits folded, small numbers before rooms as figures. */
export function foldFigures(written: string): string {
  const text = foldDigits(written).replace(/[\u00a0\u2009\u202f]/g, " ");
  return text.replace(spelled, (...found: unknown[]) => {
    const at = found.slice(1).findIndex((count) => typeof count === "string");
    return spelledCounts[at]?.[0] ?? String(found[0]);
  });
}

export function figuresOf(text: string): Figure[] {
  const found = [...telephones(text), ...dates(text), ...triples(text)];
  const isTaken = (at: number) => found.some((other) => at >= other.at && at < other.end);
  const plain: Figure[] = [];
  for (const match of text.matchAll(number)) {
    const last = plain.at(-1);
    if (isTaken(match.index) || (last && match.index < last.end)) continue;
    const figure = readFigure(text, match[0], match.index);
    if (figure) plain.push(figure);
  }
  return joinLand(
    joinRanges(
      text,
      [...found, ...plain].toSorted((one, other) => one.at - other.at),
    ),
    text,
  );
}

/** Most figures have no unit behind them. */
const mayBeUnit = /^[ -]{0,2}[.%％㎡²\p{L}]/u;

function blank(at: number, end: number): Figure {
  const none = { value: 0, each: null, currency: null, upTo: null, written: "", isLarge: false };
  return { ...none, at, end, unit: "none" };
}

function readFigure(text: string, written: string, at: number): Figure | null {
  // "7,xxx", "4x8".
  const tail = text.slice(at + written.length);
  if (/^(?:[,.]?x{2,}|\s?[x×*]\s?\d)/i.test(tail) || /\d\s?[x×*]\s?$/u.test(text.slice(0, at))) return null;
  const value = readNumber(written);
  if (value === null) return null;
  const start = at + written.length;
  const figure = { ...blank(at, start), value };
  for (const [pattern, unit, size] of mayBeUnit.test(text.slice(start, start + 3)) ? counted : []) {
    const length = lengthAt(pattern, text, start);
    if (length === 0) continue;
    // "9,000 monthly" is a sum, "48 monthly instalments" a count.
    const isSum = unit === "months" && (readEach(text, start)?.length ?? 0) >= length;
    const end = start + length;
    if (!isSum) return { ...figure, end, unit, value: round(value * size), written: text.slice(start, end) };
  }
  return readSum(text, figure, written);
}

/** What is a sum of money, or a figure without any unit. */
function readSum(text: string, figure: Figure, written: string): Figure {
  const before = currencyBefore.exec(text.slice(Math.max(0, figure.at - 12), figure.at))?.[0];
  const { amount, length } = scaleOf(text, figure);
  let { end } = figure;
  end += length;
  const currencyLength = lengthAt(currencyBehind, text, end);
  const named = currencyLength > 0 ? text.slice(end, end + currencyLength) : (before ?? "");
  end += currencyLength;
  const dashed = /^\.?-(?!\s?\d)/u.exec(text.slice(end))?.[0].length ?? 0;
  end += dashed;
  const each = readEach(text, end);
  end += each?.length ?? 0;
  const isMoney = named !== "" || length > 0 || dashed > 0 || each !== null;
  const isGrouped = /^\d{1,3}(?:[ ,.]\d{3})+$/u.test(written);
  return {
    ...figure,
    end,
    value: round(amount),
    unit: isMoney ? "money" : "none",
    each: each?.each ?? null,
    currency: codeOf(
      named,
      text.slice(figure.end, figure.end + length),
      each ? text.slice(end - each.length, end) : "",
    ),
    isLarge: length > 0 || (isGrouped && amount >= 10_000),
  };
}

function scaleOf(text: string, { value, end }: Figure): { amount: number; length: number } {
  const following = text.slice(end, end + 40);
  const scaled = readScaled(value, following);
  const short = lengthAt(shortMillions, text, end);
  const length = Math.max(scaled.length, short);
  if (length === 0) return { amount: value, length };
  const amount = scaled.length > 0 ? scaled.amount : value * 1e6;
  // "2ล้าน5": half of the scale above it.
  const rest = /^(\d)(?![\d.,]|\p{L})/u.exec(following.slice(length));
  const scale = value > 0 ? amount / value : 1;
  return rest?.[1] && scale >= 1e5
    ? { amount: amount + (Number(rest[1]) * scale) / 10, length: length + 1 }
    : { amount, length };
}

function readEach(text: string, at: number): { each: Each; length: number } | null {
  for (const [pattern, each] of perUnits) {
    const length = lengthAt(pattern, text, at);
    if (length > 0) return { each, length };
  }
  const length = lengthAt(byTheMonth, text, at);
  return length > 0 ? { each: "month", length } : null;
}

const someThai = /\p{Script=Thai}/u;

function codeOf(mark: string, scale: string, each: string): string | null {
  const named = mark.replaceAll(":", "").trim().replace(/^\./, "");
  if (/^บ\.?$/u.test(named) || (named === "" && (/mb/iu.test(scale) || someThai.test(`${scale}${each}`))))
    return "THB";
  return codes.find(([pattern]) => pattern.test(named))?.[1] ?? null;
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

function telephones(text: string): Figure[] {
  return [...text.matchAll(telephone)].map((match) => ({
    ...blank(match.index, match.index + match[0].length),
    unit: "telephone",
    written: match[0].replace(/\D/g, ""),
  }));
}

function triples(text: string): Figure[] {
  return [...text.matchAll(triple)].map((match) => ({
    ...blank(match.index, match.index + match[0].length),
    unit: "land",
    value: Number(match[1]) * 1600 + Number(match[2]) * 400 + Number(match[3]) * 4,
  }));
}

function dates(text: string): Figure[] {
  const named = [...text.matchAll(namedDate)].map((match) => {
    const month = namesOfMonths.find(([pattern]) => pattern.test(match[2] ?? ""))?.[1] ?? "1";
    return dateAt(match, match[1] ?? null, month, match[3] ?? "");
  });
  const plain = [...text.matchAll(plainDate)].map((match) =>
    dateAt(match, match[1] ?? null, match[2] ?? "", match[3] ?? ""),
  );
  return [...named, ...plain];
}

/** Thai years run 543 ahead; of two digits, those above fifty are Thai. */
function dateAt(match: RegExpExecArray, day: string | null, month: string, year: string): Figure {
  const full = year.length === 2 ? Number(year) + (Number(year) > 50 ? 2500 : 2000) : Number(year);
  const common = full > 2400 ? full - 543 : full;
  const lastDay = new Date(Date.UTC(common, Number(month), 0)).getUTCDate();
  const written = `${common}-${month.padStart(2, "0")}-${String(day ?? lastDay).padStart(2, "0")}`;
  return { ...blank(match.index, match.index + match[0].length), unit: "date", written };
}

const rangeBetween = /^\s?(?:[-–—~]|ถึง)\s?$/u;

/** "2-3 ล้าน": the words behind the end are of the beginning too. */
function joinRanges(text: string, figures: Figure[]): Figure[] {
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
  return { ...to, at: from.at, value: round(from.value * scale), upTo: to.value };
}

/** "1 ไร่ 2 งาน 30 ตร.ว." is one plot. */
function joinLand(figures: Figure[], text: string): Figure[] {
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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
