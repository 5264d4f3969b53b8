/** A sum as people type it: "1,500.00", "1.5m", "£650", "2,5 Mio. Baht", "300万". One reader for all fields. */
import type { Currency } from "../finance/exchange-rates.ts";
import { currencyWords, timesWords } from "./sum-words.ts";

export type Sum = { value: number; currency: Currency | undefined };

const times = Object.entries(timesWords).map(([by, words]) => ({ by: Number(by), words: anyOf(words) }));
const currencies = Object.entries(currencyWords).map(([currency, words]) => ({
  currency: currency as Currency,
  words: anyOf(words),
}));

const shape = /^([^\d-]*)(-?\d[\d\s.,'’]*)([\s\S]*)/;

/** Undefined for what is no sum. Decimals of a plain sum are dropped. */
export function readSum(typed: string): Sum | undefined {
  const read = shape.exec(typed.trim().toLowerCase());
  if (!read) return undefined;
  const [, before = "", figures = "", after = ""] = read;
  const unit = times.find(({ words }) => words.test(after));
  const behind = unit ? after.replace(unit.words, "") : after;
  const names = [before, behind].map((one) => one.replaceAll(".", "").trim()).filter(Boolean);
  const [name] = names;
  const currency = currencies.find(({ words }) => name !== undefined && name.replace(words, "") === "");
  const isStrange = names.length > (currency ? 1 : 0);
  const value = unit ? readDecimal(figures) * unit.by : readWhole(figures);
  return isStrange || Number.isNaN(value)
    ? undefined
    : { value: Math.round(value), currency: currency?.currency };
}

/** "2.6", meant as millions, is a slip: only a sum of three figures and more has decimals. */
function readWhole(figures: string): number {
  const whole = figures.trim().replace(/[.,]0{1,2}$|(?<=\d{3})[.,]\d{1,2}$/, "");
  return /[.,]\d{1,2}$/.test(whole) ? Number.NaN : Number(whole.replace(/[\s,.'’]/g, ""));
}

/** Groups of thousands have three digits. */
function readDecimal(figures: string): number {
  const isGrouped = /^\s*\d{1,3}(?:[\s.,'’]\d{3})+\s*$/.test(figures);
  return Number(isGrouped ? figures.replace(/\D/g, "") : figures.trim().replace(",", "."));
}

/** One of the words at the beginning, and nothing of a longer word. */
function anyOf(words: string): RegExp {
  const listed = words
    .split(", ")
    .map((word) => word.replaceAll("$", String.raw`\$`).replace("*", String.raw`\p{L}*`));
  const longestFirst = listed.toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`^(?:${longestFirst.join("|")})(?![a-z\u0430-\u045f])\.?\s*`, "u");
}
