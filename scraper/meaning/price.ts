/** Prices as pages state them: amount, currency, period; "on request" is said, not guessed. */
import * as monthWords from "../words/prices/months.ts";
import * as periodWords from "../words/prices/periods.ts";
import * as prices from "../words/prices/on-request.ts";
import { anyOf } from "../words/word-pattern.ts";
import { sourceOf, type Words } from "../words/words.ts";
import type { Each, Figure } from "./clauses/figure.ts";
import { figuresOf, foldFigures } from "./clauses/figures.ts";
import { wordsAfter, wordsBefore } from "./clauses/own-words.ts";
import { readClauses } from "./clauses/read-clauses.ts";
import { isAsked } from "./clauses/reading.ts";
import { mayNameCurrency } from "./currency.ts";
import { foldDigits } from "./number.ts";
import { rememberOnPage } from "./page-memory.ts";

export type Period = "total" | "month" | "week" | "year" | "night";

export type Price = {
  amount: number;
  currency: string | null;
  period: Period;
  /** The lower end of a range, or "from". */
  isFrom: boolean;
};

const onRequest = anyOf(prices.onRequest);
const beforeUnit = `(?:${sourceOf(monthWords.per)})\\s*`;
const periods: readonly (readonly [RegExp, Period])[] = [
  [periodPattern(monthWords.months, monthWords.monthly), "month"],
  [periodPattern(periodWords.weeks, periodWords.weekly), "week"],
  [periodPattern(periodWords.years, periodWords.yearly, periodWords.yearlyContracts), "year"],
  [periodPattern(periodWords.nights, periodWords.nightly), "night"],
];

/** "per month", "/month", or in one word: "monthly". */
function periodPattern(units: Words, ...single: Words[]): RegExp {
  return new RegExp(`${beforeUnit}(?:${sourceOf(units)})|${sourceOf(...single)}`, "iu");
}

const someYear = anyOf(periodWords.yearly, periodWords.yearlyContracts);
const fromWords = anyOf(prices.startingPrices);
/** Most texts state no number: the cheapest question comes first. */
const someFigure = /\p{Nd}/u;
const someScale = /ล้าน|ลบ|เดือน|\d\.\s?[-–—]/iu;
/** "4,120,000.-": a sum of money, in whatever currency the page has. */
const dashed = /\.\s?[-–—]$/u;

/** More than the signs of one number between two digits. */
const twoSums = /\d[.,'’\s]*[^\d.,'’\s][^\d]*\d/;

export function isPriceOnRequest(text: string): boolean {
  return onRequest.test(text);
}

export function readPeriod(text: string): Period | null {
  return periods.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The text behind its former price, where it states a later one. Most texts state one sum. */
export function withoutFormerPrice(written: string): string {
  if (!twoSums.test(written)) return written;
  const text = foldFigures(written);
  if (figuresOf(text).filter(isAmount).length < 2) return written;
  const readings = readClauses(text);
  const last = readings.findLastIndex(({ role }) => role !== "oldPrice" && isAsked(role));
  const former = readings.slice(0, last + 1).findLastIndex(({ role }) => role === "oldPrice");
  return former < 0 ? written : text.slice(figuresOf(text)[former]?.end);
}

/** The first price in a text; with `needsCurrency` a bare number is none. */
export function readPrice(text: string, { needsCurrency = false } = {}): Price | null {
  if (!someFigure.test(text)) return null;
  return needsCurrency ? readMarked(text) : findPrice(text, isAmount);
}

const readMarked = rememberOnPage((text) => {
  const written = foldDigits(text);
  return mayNameCurrency(written) || someScale.test(written) ? findPrice(written, isMarked) : null;
});

function findPrice(written: string, mayBe: (figure: Figure, text: string) => boolean): Price | null {
  const text = foldFigures(withoutFormerPrice(foldDigits(written)));
  const figures = figuresOf(text);
  const index = figures.findIndex(
    (one) => isMoney(one.value) && (one.each === null || one.each in periodOf) && mayBe(one, text),
  );
  const figure = figures[index];
  if (!figure) return null;
  const { at, end, value, currency, each, upTo } = figure;
  const before = wordsBefore(text, figure, figures[index - 1]);
  const after = wordsAfter(text, figure, figures[index + 1]);
  return {
    amount: value,
    currency,
    period: each ? (periodOf[each] ?? "total") : periodSaid(text, index, nearest(before, after)),
    isFrom:
      upTo !== null ||
      fromWords.test(text.slice(Math.max(0, at - 20), at + 1)) ||
      /^\s?\+(?!\s?\d)/.test(text.slice(end)),
  };
}

/** "Yearly" may be said of a contract: the clause reader decides. */
function periodSaid(text: string, index: number, words: string): Period {
  if (someYear.test(words)) return readClauses(text)[index]?.role === "yearlyRent" ? "year" : "total";
  return readPeriod(words) ?? "total";
}

function isAmount({ unit }: Figure): boolean {
  return unit === "money" || unit === "none";
}

function isMarked({ unit, currency, at, end }: Figure, text: string): boolean {
  return unit === "money" && (currency !== null || dashed.test(text.slice(at, end)));
}

const periodOf: Partial<Record<Each, Period>> = {
  month: "month",
  week: "week",
  night: "night",
  year: "year",
};

/** No money is so weak that a home costs more; and the database holds no larger sum. */
const mostMoney = 1e12;

export function isMoney(amount: number): boolean {
  return amount > 0 && amount < mostMoney;
}

/** What is said of this amount and not of the next one or the one before. */
function nearest(before: string, after: string): string {
  // A word that is cut may be another: "p.a." in "à deux pas".
  const last = /(?<![a-z])[^\d]{0,30}$/i.exec(before)?.[0] ?? "";
  return `${last} ${/^[^\d]{0,30}(?![a-z])/i.exec(after)?.[0] ?? ""}`;
}

const monthsIn: Record<Period, number | null> = {
  total: null,
  month: 1,
  week: 12 / 52,
  year: 12,
  night: null,
};

/** Rent as a month's; a night's price is no monthly rent. */
export function monthlyRent(price: Price): number | null {
  const months = monthsIn[price.period];
  return months === null ? null : Math.round((price.amount / months) * 100) / 100;
}
