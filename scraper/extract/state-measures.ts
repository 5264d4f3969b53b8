/** Prices and areas as embedded data writes them: a plain number, a text, or an object with its unit. */
import { readArea, roundArea, squareMetresPerUnit } from "../normalise/area.ts";
import { readNumber } from "../normalise/number.ts";
import { readCurrency, readPeriod, readPrice, type Price } from "../normalise/price.ts";
import { isObject } from "./parse-json.ts";
import { currencyOfKey } from "./state-keys.ts";
import { readInner, readScalar } from "./state-values.ts";

export function readStatePrice(key: string, value: unknown, currency: string | null): Price | null {
  const inner = isObject(value) ? value : {};
  const text = readInner(value);
  if (text === null || (/^(?:amount)$/i.test(key) === true && !currency)) return null;
  const read = readPrice(text);
  if (!read) return null;
  const isPlain = /^\d+(?:\.\d+)?$/.test(text.trim());
  const amount = isPlain ? Number(text) : (read.amount ?? readNumber(text) ?? 0);
  const stated = readScalar(inner["currency"]) ?? readScalar(inner["currencyCode"]) ?? currency;
  const written = Object.values(inner).map((part) => (typeof part === "string" ? currencyIn(part) : null));
  if (amount <= 0) return null;
  const period =
    read.period !== "total"
      ? read.period
      : (readPeriod(`/${readScalar(inner["period"]) ?? readScalar(inner["unit"]) ?? ""}`) ??
        (/rent|miete/i.test(key) ? "month" : "total"));
  const named = (stated ? readCurrency(stated) : null) ?? written.find(Boolean) ?? currencyOfKey(key);
  const marked = saysWhichMoney(text) ? (read.currency ?? named) : (named ?? read.currency);
  return { amount, currency: marked, period, isFrom: read.isFrom };
}

/** A price in words, or a code alone. */
function currencyIn(text: string): string | null {
  return readPrice(text)?.currency ?? (/^[A-Z]{3}$/.test(text) ? readCurrency(text) : null);
}

/** "$" is the money of many countries: what is stated beside it knows better. */
function saysWhichMoney(text: string): boolean {
  return !/(?<![A-Z\p{L}])\$|[¥￥]|(?<!\p{L})kr(?!\p{L})/iu.test(text);
}

export function readStateArea(key: string, value: unknown, unit: string | null): number | null {
  if (Array.isArray(value) && value.length > 1) return readAreaInSeveralUnits(key, value);
  const only: unknown = Array.isArray(value) && isObject(value[0]) ? value[0] : value;
  const inner = isObject(only) ? only : {};
  const text =
    readScalar(only) ??
    ["value", "size", "squareMeters", "surface", "area", "living", "minimumSize", "min"]
      .map((name) => readScalar(inner[name]))
      .find(Boolean) ??
    readInner(inner);
  if (text === null) return null;
  const stated = readArea(text);
  if (stated !== null) return stated;
  if (!/^[\d.,\s]+$/.test(text)) return null;
  const number = readNumber(text);
  if (number === null || number <= 0) return null;
  const named = unitIn(inner) ?? unit ?? "";
  const size = /sq(?:uare)?[_-]?f(?:ee|oo)?t/i.test(key) ? 0.09290304 : (squareMetresPerUnit(named) ?? 1);
  return roundArea(number * size);
}

/** One home's size in feet and in metres: metres need no rounding of ours. */
function readAreaInSeveralUnits(key: string, sizes: readonly unknown[]): number | null {
  const measured = sizes.filter(isObject);
  const inMetres = measured.find((size) => squareMetresPerUnit(unitIn(size) ?? "?") === 1);
  return readStateArea(key, inMetres ?? measured[0], null);
}

/** `unit`, `unitCode`, `unitsLabel` and whatever else a site calls it. */
function unitIn(value: Record<string, unknown>): string | null {
  const name = Object.keys(value).find((key) => /^units?(?:$|[A-Z_])/.test(key));
  return name === undefined ? null : readScalar(value[name]);
}
