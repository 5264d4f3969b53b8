/** What the numbers of a search count: rooms, square metres or money, and which bound each is. */
import type { Currency } from "../finance/exchange-rates.ts";
import type { Amount, AmountPlace } from "./amount.ts";
import { findDownPayment } from "./find-down-payment.ts";
import { alphabetic } from "./fold-text.ts";
import { type Token, isMeant } from "./split-search.ts";
import type { Meaning } from "./meaning.ts";

/** A bare number below this is a part of a name, such as View Talay 5. */
const leastMoney = 1000;
const mostRooms = 9;

/** A number with the words around it; `to` is the index behind them. */
type Measure = {
  value: number;
  times: number;
  unit?: "bedrooms" | "bathrooms" | "rooms" | "size";
  currency?: Currency;
  to: number;
};

export function readAmounts(tokens: readonly Token[]): { numbers: Amount[]; used: Set<number> } {
  const places: AmountPlace[] = [];
  const used = new Set<number>();
  let index = 0;
  while (index < tokens.length) {
    const first = measureAt(tokens, index);
    if (!first) {
      index++;
      continue;
    }
    const upper = isMeant(tokens[first.to], "to") ? measureAt(tokens, first.to + 1) : undefined;
    const found = upper ? readRange(first, upper) : readSingle(tokens, index, first);
    const to = found.length > 0 && upper ? upper.to : first.to;
    if (found.length > 0) {
      places.push({ amounts: found, from: index, to });
      for (let n = index; n < to; n++) used.add(n);
    }
    index = to;
  }
  const first = findDownPayment(tokens, places);
  if (first) used.add(first.word);
  const numbers = places.flatMap((place) =>
    place === first?.place
      ? place.amounts.map((amount) => ({ ...amount, kind: "down payment" as const }))
      : place.amounts,
  );
  return { numbers, used };
}

function readRange(lower: Measure, upper: Measure): Amount[] {
  const unit = upper.unit ?? lower.unit;
  const times = lower.times > 1 ? lower.times : upper.times;
  const from = toAmount({ ...lower, ...(unit && { unit }), times }, "min", upper.currency);
  const to = toAmount({ ...upper, ...(unit && { unit }) }, "max", lower.currency);
  return [from, to].filter((one) => one !== undefined);
}

function readSingle(tokens: readonly Token[], index: number, measure: Measure): Amount[] {
  const { bound, currency } = wordsAround(tokens, index, measure.to);
  const usual = measure.unit === "size" ? "min" : "max";
  const amount = toAmount(measure, bound ?? usual, currency);
  return amount ? [amount] : [];
}

function toAmount(
  measure: Measure,
  bound: Amount["bound"],
  nearby: Currency | undefined,
): Amount | undefined {
  const value = Math.round(measure.value * measure.times);
  const currency = measure.currency ?? nearby ?? "THB";
  if (measure.unit === "size") return { kind: "size", value, bound, currency };
  if (measure.unit) {
    const isCount = value >= 1 && value <= mostRooms;
    if (!isCount) return undefined;
    if (measure.unit === "rooms") return { kind: "bedrooms", value: value - 1, bound, currency };
    return { kind: measure.unit, value, bound, currency };
  }
  const isMoney =
    value >= leastMoney || measure.times > 1 || measure.currency !== undefined || nearby !== undefined;
  return isMoney ? { kind: "money", value, bound, currency } : undefined;
}

/** A number here, or a word for one that counts something, with its thousands, unit and currency. */
function measureAt(tokens: readonly Token[], at: number): Measure | undefined {
  const token = tokens[at];
  const word = token?.kind === "phrase" ? valueOf(token, "number") : undefined;
  const value = token?.kind === "number" ? token.value : word === undefined ? undefined : Number(word);
  if (value === undefined) return undefined;
  const measure: Measure = { value, times: 1, to: at + 1 };
  for (;;) {
    const next = tokens[measure.to];
    const beyond = tokens[measure.to + 1];
    const times = valueOf(next, "times");
    const currency = valueOf(next, "currency");
    // "2-Zimmer"
    const isHyphen = next?.text === "-" && isUnit(beyond);
    if (times) {
      measure.times *= Number(times);
      const rest = restOfSum(tokens, measure.to, measure.times);
      measure.value += rest.value / measure.times;
      measure.to = rest.to;
    } else if (isUnit(next)) measure.unit = unitOf(next);
    else if (currency) measure.currency = currency as Currency;
    else if (!isHyphen) break;
    measure.to++;
  }
  const isBareWord = word !== undefined && measure.to === at + 1;
  return isBareWord ? undefined : measure;
}

/** "2 ล้าน 5 แสน", "1万5千"; a single figure behind a Thai or Chinese word counts its tenths: "2ล้าน5". `at` is the index of that word. */
function restOfSum(tokens: readonly Token[], at: number, times: number): { value: number; to: number } {
  const none = { value: 0, to: at };
  const [word, figure, next] = tokens.slice(at, at + 3);
  if (figure?.kind !== "number" || isUnit(next)) return none;
  const smaller = valueOf(next, "times");
  if (smaller) return Number(smaller) < times ? { value: figure.value * Number(smaller), to: at + 2 } : none;
  const isTenth = word && !alphabetic.test(word.text) && Number.isInteger(figure.value) && figure.value < 10;
  return isTenth ? { value: (figure.value * times) / 10, to: at + 1 } : none;
}

/** The bound and the currency in the words next to a number. */
function wordsAround(tokens: readonly Token[], index: number, to: number) {
  let bound: Amount["bound"] | undefined;
  let currency: Currency | undefined;
  const look = (token: Token | undefined): boolean => {
    if (token?.kind !== "phrase") return false;
    if (isMeant(token, "at most")) bound ??= "max";
    else if (isMeant(token, "at least")) bound ??= "min";
    const named = valueOf(token, "currency");
    if (named) currency ??= named as Currency;
    return token.meanings.some((one) => /^(currency|at |a month|filler)/.test(one));
  };
  for (let n = index - 1; n >= 0 && look(tokens[n]); n--);
  for (let n = to; n < tokens.length && look(tokens[n]); n++);
  return { bound, currency };
}

function valueOf(token: Token | undefined, subject: string): string | undefined {
  if (token?.kind !== "phrase") return undefined;
  return token.meanings.find((one) => one.startsWith(`${subject} `))?.slice(subject.length + 1);
}

const units = {
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  rooms: "rooms",
  "square metres": "size",
} as const;

function unitOf(token: Token): Measure["unit"] & string {
  const unit = Object.entries(units).find(([meaning]) => isMeant(token, meaning as Meaning))?.[1];
  return unit ?? "bedrooms";
}

function isUnit(token: Token | undefined): token is Token {
  return Object.keys(units).some((meaning) => isMeant(token, meaning as Meaning));
}
