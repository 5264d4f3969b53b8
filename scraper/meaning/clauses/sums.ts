/** A figure as a sum of money: "2.19ล.", "2ล้าน5", "฿3.5M", "15,500/ด.", "4,120,000.-". */
import * as words from "../../words/clauses/sums.ts";
import { paidInYears } from "../../words/finance.ts";
import { months, per } from "../../words/prices/months.ts";
import { nights, weeks } from "../../words/prices/periods.ts";
import * as units from "../../words/units.ts";
import { sourceOf, type Words } from "../../words/words.ts";
import { currencyBefore, currencyBehind } from "../currency.ts";
import { readScaled } from "../number.ts";
import { lengthAt, roundFigure, type Each, type Figure } from "./figure.ts";
import { endOfWord } from "./units.ts";

const shortMillions = / ?(?:ล้าน|ล(?:บ)?\.?(?![\p{L}\p{M}]))/uy;
const measured = { en: "m(?!\\p{L})", ru: "м(?!\\p{L}|ес)" } satisfies Words;
const perUnits: readonly (readonly [RegExp, Each])[] = (
  [
    [[units.squareMetres, measured], "sqm"],
    [[units.squareWah], "wah"],
    [[units.rai], "rai"],
    [[units.squareFeet, units.squareYards, units.acres], "area"],
    [[words.supplyUnits], "supply"],
    [[months], "month"],
    [[weeks], "week"],
    [[nights], "night"],
    [[paidInYears], "year"],
  ] as const
).map(([names, each]) => [
  new RegExp(`\\s?(?:${sourceOf(per)})\\s?(?:${sourceOf(...names)})${endOfWord}`, "iuy"),
  each,
]);
const mayBeEach = /\s?[\p{L}/]/uy;
const byTheMonth = new RegExp(`\\s?(?:${sourceOf(words.monthlyBehind)})`, "iuy");
const dash = /\.\s?[-–—](?!\s?\d)|-(?!\s?[\d\p{Sc}\p{L}])/uy;
const grouped = /^\d{1,3}(?:[ ,.]\d{3})+$/u;
const someThai = /\p{Script=Thai}/u;
/** "1.199 ล้าน": no home costs a thousand millions. */
const thousandths = /^\d{1,3}\.\d{3}$/;
/** "5 ล้านคน". */
const people = /\s?(?:คน|people|visitors)/iuy;

/** What is a sum of money, or a figure without any unit. `from` is where the figure before it ends. */
export function readSum(text: string, figure: Figure, written: string, from: number): Figure {
  const { amount, length } = scaleOf(text, figure);
  if (length > 0 && lengthAt(people, text, figure.end + length) > 0) return { ...figure, unit: "uncounted" };
  let end = figure.end + length;
  const behind = currencyBehind(text, end);
  end += behind?.length ?? 0;
  const dashed = lengthAt(dash, text, end);
  end += dashed;
  const each = readEach(text, end);
  end += each?.length ?? 0;
  const before = currencyBefore(text, figure.at, from);
  const implied = impliedCurrency(
    text.slice(figure.end, figure.end + length),
    each ? text.slice(end - each.length, end) : "",
  );
  const isDecimal = thousandths.test(written) && amount >= figure.value * 1e6;
  const isMoney = behind !== null || before !== null || length > 0 || dashed > 0 || each !== null;
  return {
    ...figure,
    end,
    value: roundFigure(isDecimal ? amount / 1000 : amount),
    unit: isMoney ? "money" : "none",
    each: each?.each ?? null,
    currency: before ?? behind?.code ?? implied,
    isScaled: length > 0,
    isLarge: length > 0 || (grouped.test(written) && amount >= 10_000),
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

/** How long a sum pays for, right behind it. */
export function readEach(text: string, at: number): { each: Each; length: number } | null {
  if (lengthAt(mayBeEach, text, at) === 0) return null;
  for (const [pattern, each] of perUnits) {
    const length = lengthAt(pattern, text, at);
    if (length > 0) return { each, length };
  }
  const length = lengthAt(byTheMonth, text, at);
  return length > 0 ? { each: "month", length } : null;
}

/** Thai words for millions and months say baht. */
function impliedCurrency(scale: string, each: string): string | null {
  return /mb/iu.test(scale) || someThai.test(`${scale}${each}`) ? "THB" : null;
}
