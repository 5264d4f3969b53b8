/** Prices as pages state them: amount, currency, period; "on request" is said, not guessed. */
import * as changes from "../words/prices/price-changes.ts";
import * as monthWords from "../words/prices/months.ts";
import * as periodWords from "../words/prices/periods.ts";
import * as prices from "../words/prices/on-request.ts";
import { anyOf } from "../words/word-pattern.ts";
import { sourceOf, type Words } from "../words/words.ts";
import { currencies } from "../words/prices/currencies.ts";
import { rememberOnPage } from "./page-memory.ts";
import { foldDigits, numberPattern, readNumber, readScaled } from "./number.ts";

export type Period = "total" | "month" | "week" | "year" | "night";

export type Price = {
  amount: number;
  currency: string | null;
  period: Period;
  /** The lower end of a range, or "from"../normalise/. */
  isFrom: boolean;
};

const anyCurrency = currencies.flatMap(([marks]) => marks).join("|");
/** "ราคา฿3,100,000", "售价¥310万": scripts that part no words put the sign right behind its name. */
const behindName = "\\p{Script=Thai}\\p{Script=Han}";
const mark = `(?:(?<![\\p{L}])(?:${anyCurrency})|(?<=[${behindName}])\\p{Sc})(?![\\p{L}])`;
const anyNumber = new RegExp(numberPattern, "u");
const beforeNumber = new RegExp(`(${mark})?(?:\\s|&nbsp;|[:.-]){0,3}(?=\\d$)`, "iu");
/** A mark and what may part it from its number. */
const longestMark = 40;
/** Thai and Chinese write on without a space: "37,500 บาทต่อเดือน". */
const endOfCurrency = "(?:(?!\\p{L})|(?<=[\\p{Script=Thai}\\p{Script=Han}]))";
const currencyAtStart = new RegExp(
  `^(?![.,]\\s+(?:${anyCurrency})\\s?\\d)[\\s.,:]{0,3}-?[\\s]?(${anyCurrency})${endOfCurrency}`,
  "iu",
);
const currencyAnywhere = currencies.map(
  ([marks, code]) => [new RegExp(`(?<!\\p{L})(?:${marks.join("|")})`, "iu"), code] as const,
);

const onRequest = anyOf(prices.onRequest);

const beforeUnit = `(?:${sourceOf(monthWords.per)})\\s*`;
const periods: readonly (readonly [RegExp, Period])[] = [
  [periodPattern(monthWords.months, monthWords.monthly), "month"],
  [periodPattern(periodWords.weeks, periodWords.weekly), "week"],
  [periodPattern(periodWords.years, periodWords.yearly), "year"],
  [periodPattern(periodWords.nights, periodWords.nightly), "night"],
];

/** "per month", "/month", or in one word: "monthly". */
function periodPattern(units: Words, single: Words): RegExp {
  return new RegExp(`${beforeUnit}(?:${sourceOf(units)})|${sourceOf(single)}`, "iu");
}

/** Words for a million or more that also imply a currency: "2.3 ลบ.". */
const scaleOfCurrency: readonly (readonly [RegExp, string])[] = [
  [/^\s?(?:ล้าน|ลบ)\.?(?!\p{L})/u, "THB"],
  [/^\s?K?\s?(?:\/|ต่อ)\s?เดือน/iu, "THB"],
];

const fromWords = anyOf(prices.startingPrices);
const rangeAfter = new RegExp(`^\\s*(?:[-–—~]|to|bis|à|до|ถึง|至)\\s*(?:(?:${anyCurrency})\\s*)?\\d`, "iu");
/** A price by area is no price of the home. */
const perArea =
  /^[^\d]{0,6}(?:(?<!\bp)\/|\bper\b|pro|за|par|ต่อ)\s*(?:sq|m²|m2|m(?!\p{L})|qm|м²|м2|м(?!\p{L})|кв|ft|ตร|ตาราง|rai|ไร่|平|㎡|acre)/iu;

export function isPriceOnRequest(text: string): boolean {
  return onRequest.test(text);
}

export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  const named = /^[A-Z]{3}$/.test(code) ? currencies.find(([marks]) => marks.includes(code)) : undefined;
  if (named) return named[1];
  return currencyAnywhere.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

export function readPeriod(text: string): Period | null {
  return periods.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const someCurrency = new RegExp(anyCurrency, "iu");
/** "4,120,000.-": a sum of money, in whatever currency the page has. */
const isDashed = /^\.\s?[-–—](?!\d)/u;
/** Most texts state no number: the cheapest question comes first. */
const someFigure = /\p{Nd}/u;
const someScale = /ล้าน|ลบ|เดือน|\d\.\s?[-–—]/iu;
/** A description names floors, minutes, rooms and areas before its price. */
const mostFigures = 16;

const amountWritten = String.raw`[^\d]{0,24}\d[\d.,'’\s]{0,18}`;
/** "Was £525,000, now £499,000", "จากราคา 26,000 บาท เหลือเพียง 20,000 บาท": the words and the sum of before. */
const formerPrice = new RegExp(
  [
    [changes.formerPrices, changes.presentPrices],
    [changes.loweredFrom, changes.loweredTo],
  ]
    .map(
      ([before = {}, now = {}]) =>
        `(?:${sourceOf(before)})${amountWritten}[^\\d]{0,30}?(?:${sourceOf(now)})(?=[^\\d]{0,24}\\d)`,
    )
    .join("|"),
  "iu",
);
/** "310万→285万". */
const loweredPrice = /\d[\d.,'’ ]{0,18}[^\d]{0,8}\s?→(?=\s?[^\d]{0,6}\d)/u;

/** More than the signs of one number between two digits. */
const twoSums = /\d[.,'’\s]*[^\d.,'’\s][^\d]*\d/;

/** The text without its former price. Most texts state one sum, and no former one. */
export function withoutFormerPrice(text: string): string {
  return twoSums.test(text) ? text.replace(formerPrice, "").replace(loweredPrice, "") : text;
}

type PriceOptions = { needsCurrency?: boolean; isEndOfRange?: boolean };

/** The first price in a text; with `needsCurrency` a bare number is none. What ends a range begins no other. */
export function readPrice(text: string, options: PriceOptions = {}): Price | null {
  if (!someFigure.test(text)) return null;
  return options.needsCurrency && !options.isEndOfRange ? readMarked(text) : findPrice(text, options);
}

const readMarked = rememberOnPage((text) => findPrice(text, { needsCurrency: true }));

function findPrice(unfolded: string, options: PriceOptions): Price | null {
  const written = foldDigits(unfolded);
  if (options.needsCurrency && !someCurrency.test(written) && !someScale.test(written)) return null;
  let text = withoutFormerPrice(written).replace(/[\u00a0\u2009\u202f]/g, " ");
  for (let attempt = 0; attempt < mostFigures; attempt += 1) {
    const match = anyNumber.exec(text);
    if (!match) return null;
    const [number] = match;
    const from = Math.max(0, match.index - longestMark);
    // Looked for from the number backwards: most places of a text are before no number.
    const lead = beforeNumber.exec(text.slice(from, match.index + 1));
    const index = from + (lead?.index ?? match.index - from);
    const following = text.slice(match.index + number.length);
    const value = readNumber(number);
    const { amount: single, length } = readScaled(value ?? 0, following);
    const after = following.slice(length);
    const behind = currencyAtStart.exec(after);
    // Some marks ("R", "MN") are a currency only before a figure.
    const before = lead?.[1];
    const stated = before ? readCurrency(`${before} 0`) : behind?.[1] ? readCurrency(behind[1]) : null;
    const ownCurrency = stated ?? scaleOfCurrency.find(([pattern]) => pattern.test(following))?.[1] ?? null;
    const tail = behind ? after.slice(behind[0].length) : after;
    const isNamed = before !== undefined || rangeMayBegin.test(text.slice(0, match.index));
    const isRange = rangeAfter.test(tail);
    const range = isRange && !options.isEndOfRange ? readRange(single, tail, isNamed && length === 0) : null;
    const amount = range?.from ?? single;
    const currency = ownCurrency ?? (isNamed ? (range?.end.currency ?? null) : null);
    const mayBeMoney =
      amount > 0 &&
      amount < mostMoney &&
      !/^e[+-]?\d/i.test(following) &&
      !noAmount(number, text.slice(0, match.index));
    const isPrice = mayBeMoney && (currency !== null || !options.needsCurrency || isDashed.test(after));
    if (!isPrice || perArea.test(tail) || (isRange && isRangePerArea(single, tail))) {
      text = withoutRest(number, after);
      continue;
    }
    return {
      amount: Math.round(amount * 100) / 100,
      currency,
      period: readPeriod(nearest(text.slice(0, index), tail)) ?? range?.end.period ?? "total",
      isFrom:
        fromWords.test(text.slice(Math.max(0, index - 20), index + 1)) ||
        isRange ||
        /^\s?\+(?!\s?\d)/.test(tail),
    };
  }
  return null;
}

/** No money is so weak that a home costs more; and the database holds no larger sum. */
const mostMoney = 1e12;

export function isMoney(amount: number): boolean {
  return amount > 0 && amount < mostMoney;
}

/** "089-943-0000" is a telephone's, and "872 m2, € 2.250" asks not two euros. */
function noAmount(number: string, before: string): boolean {
  return /^0\d/.test(number) || (/^[23]$/.test(number) && /[mм]$/iu.test(before));
}

/** The rest of a telephone's number, and the power of ten that no sum of money has. */
function withoutRest(number: string, after: string): string {
  return /^0\d/.test(number) ? after.replace(/^(?:[\s.-]{0,2}\d)+/, "") : after.replace(/^e[+-]?\d+/i, "");
}

/** "Building 2 - 3.5M" is no range. A range follows a currency, a colon, or nothing. */
const rangeMayBegin = /(?:^|[:(]|\b(?:from|ab)|от|เริ่มต้น|ราคา)\s*$/iu;
const rangeSign = /^\s*(?:[-–—~]|to|bis|à|до|ถึง|至)\s*/iu;
/** If the end is more than this many times the beginning, it is no range of prices. */
const widestRange = 10;

/** Words after the end of a range apply to its beginning too: "3.5 - 4.5M", "20,000 - 25,000 THB / month". */
function readRange(from: number, tail: string, isUnscaled: boolean): { from: number; end: Price } | null {
  const text = tail.replace(rangeSign, "");
  const end = readPrice(text, { isEndOfRange: true });
  const figure = readNumber(anyNumber.exec(text)?.[0] ?? "");
  if (!end || !figure) return null;
  const scaled = isUnscaled && from < figure ? (from * end.amount) / figure : from;
  return scaled < end.amount && end.amount <= scaled * widestRange ? { from: scaled, end } : null;
}

/** "50,000 - 60,000 per sqm". */
function isRangePerArea(from: number, tail: string): boolean {
  const text = tail.replace(rangeSign, "");
  const figure = anyNumber.exec(text);
  if (!figure) return false;
  const following = text.slice(figure.index + figure[0].length);
  const { amount, length } = readScaled(readNumber(figure[0]) ?? 0, following);
  return from < amount && perArea.test(following.slice(length));
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
