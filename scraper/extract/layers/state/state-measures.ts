/** Prices and areas as embedded data writes them: a plain number, a text, or an object with its unit. */
import { readArea, roundArea, squareMetresPerUnit } from "../../../meaning/area.ts";
import { readNumber } from "../../../meaning/number.ts";
import { readCurrency } from "../../../meaning/currency.ts";
import { readPeriod, readPrice, type Period, type Price } from "../../../meaning/price.ts";
import { isObject } from "../../parse/parse-json.ts";
import { currencyOfKey, fieldOfKey } from "../../../meaning/keys.ts";
import { readInner, readScalar } from "./state-values.ts";

export type Units = { currency: string | null; areaUnit: string | null; period: string | null };

const centsPerUnit = 100;

export function readStatePrice(key: string, value: unknown, units: Units): Price | null {
  const [only]: unknown[] = Array.isArray(value) && value.length === 1 ? value : [];
  if (isObject(only)) return readStatePrice(key, only, units);
  const inner = isObject(value) ? value : {};
  const text = readPriceText(value);
  if (text === null || (/^(?:amount|value)$/i.test(key) === true && !units.currency)) return null;
  const read = readPrice(text);
  if (!read) return null;
  const isPlain = /^\d+(?:\.\d+)?$/.test(text.trim());
  const stated = textUnder(inner, "currency") ?? units.currency;
  const written = Object.values(inner).flatMap((part) =>
    typeof part === "string" ? (readPrice(part) ?? []) : [],
  );
  const amount = inUnits(isPlain ? Number(text) : (read.amount ?? readNumber(text) ?? 0), written);
  if (amount <= 0) return null;
  const named =
    (stated ? readCurrency(stated) : null) ??
    Object.values(inner)
      .map((part) => (typeof part === "string" ? currencyIn(part) : null))
      .find(Boolean) ??
    currencyOfKey(key);
  const marked = saysWhichMoney(text) ? (read.currency ?? named) : (named ?? read.currency);
  const period = [read.period, ...written.map((other) => other.period)].find((one) => one !== "total");
  return { amount, currency: marked, period: period ?? periodIn(key, inner, units), isFrom: read.isFrom };
}

/** `{"suggestedPrice":4500000,"total":4812000}`: what is called a price, then whatever amount there is. */
function readPriceText(value: unknown): string | null {
  if (!isObject(value)) return readInner(value);
  const entries = Object.entries(value);
  const called = (isNamed: (name: string) => boolean) =>
    entries.map(([name, part]) => (isNamed(name) ? readScalar(part) : null)).find(isAmount);
  return (
    called((name) => /^(?:value|amount)$/i.test(name)) ??
    called((name) => fieldOfKey(name) === "price") ??
    readInner(value) ??
    (scalarUnder(value, "min") === scalarUnder(value, "max") ? scalarUnder(value, "min") : null) ??
    called((name) => /^(?:listed|asking|current|now|offer|cold|base|warm)$/i.test(name)) ??
    null
  );
}

function scalarUnder(value: Record<string, unknown>, name: string): string | null {
  return readScalar(value[name]);
}

function isAmount(text: string | null): text is string {
  return text !== null && /[1-9]/.test(text);
}

/** An amount a hundred times what the same object writes out is in cents. */
function inUnits(amount: number, written: readonly Price[]): number {
  return written.some((price) => price.amount * centsPerUnit === amount) ? amount / centsPerUnit : amount;
}

function textUnder(inner: Record<string, unknown>, field: "currency" | "period"): string | null {
  return (
    Object.entries(inner)
      .map(([name, part]) => (fieldOfKey(name) === field ? readScalar(part) : null))
      .find(Boolean) ?? null
  );
}

function periodIn(key: string, inner: Record<string, unknown>, units: Units): Period {
  const said = textUnder(inner, "period") ?? readScalar(inner["unit"]) ?? units.period;
  const isRent = /rent(?!a)|rental|miete|loyer|alquiler|aluguel|huur|affitto/i.test(key);
  // "rentPerWeek"; some sites write "元/月" where others have only the currency.
  const named = /week/i.test(key) ? "week" : readPeriod(units.currency ?? "");
  return readPeriod(`/${said ?? ""}`) ?? named ?? (isRent ? "month" : "total");
}

/** A price in words, or a code alone. */
function currencyIn(text: string): string | null {
  return (
    readPrice(text)?.currency ??
    (/^[A-Z]{3}$/.test(text) || /^[^\p{Sc}]{0,20}\p{Sc}/u.test(text) ? readCurrency(text) : null)
  );
}

/** "$" is the money of many countries: what is stated beside it knows better. */
function saysWhichMoney(text: string): boolean {
  return !/(?<![A-Z\p{L}])\$|[¥￥]|(?<!\p{L})kr(?!\p{L})/iu.test(text);
}

export function readStateArea(key: string, value: unknown, unit: string | null): number | null {
  if (Array.isArray(value) && value.length > 1) return readAreaInSeveralUnits(key, value);
  const only: unknown = Array.isArray(value) && isObject(value[0]) ? value[0] : value;
  const inner = isObject(only) ? only : {};
  const [name, text] = isObject(only) ? readAreaText(inner) : [key, readScalar(only)];
  if (text === null) return null;
  const stated = readArea(text);
  if (stated !== null) return stated;
  if (!/^[\d.,\s]+$/.test(text)) return null;
  const number = readNumber(text);
  if (number === null || number <= 0) return null;
  const named = unitIn(inner) ?? unit ?? "";
  const isInFeet = /sq(?:uare|r)?[_-]?f(?:ee|oo)?t/i.test(`${key} ${name}`);
  return roundArea(number * (isInFeet ? 0.09290304 : (squareMetresPerUnit(named) ?? 1)));
}

const areaNames = [
  /^value$/i,
  /^size$/i,
  /^squareMeters$/i,
  /^surface$/i,
  /^area$/i,
  /^(?:living|main|primary|habitable|usable|internal|interior|net|built|constructed|total)$/i,
  /^(?:minimumSize|min)$/i,
];

/** The size in an object, and what it is called there. */
function readAreaText(inner: Record<string, unknown>): readonly [string, string | null] {
  const entries = Object.entries(inner);
  for (const pattern of areaNames) {
    const found = entries.find(([name, part]) => pattern.test(name) && isAmount(readScalar(part)));
    if (found) return [found[0], readScalar(found[1])];
  }
  const named = entries.find(
    ([name, part]) => fieldOfKey(name) === "squareMeters" && isAmount(readScalar(part)),
  );
  return named ? [named[0], readScalar(named[1])] : ["", readInner(inner)];
}

/** One home's size in feet and in metres: metres need no rounding of ours. */
function readAreaInSeveralUnits(key: string, sizes: readonly unknown[]): number | null {
  const measured = sizes.filter(isObject);
  const inMetres = measured.find((size) => squareMetresPerUnit(unitIn(size) ?? "?") === 1);
  return readStateArea(key, inMetres ?? measured[0], null);
}

/** `unit`, `unitCode`, `unitsLabel` and whatever else a site calls it. */
function unitIn(value: Record<string, unknown>): string | null {
  const name = Object.keys(value).find((key) => /^(?:units?|unite|unidad|einheit)(?:$|[A-Z_])/.test(key));
  return name === undefined ? null : readScalar(value[name]);
}
