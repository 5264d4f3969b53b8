/**
 * What each sum of a line is for, by the words before it: "ขายราคา 5.44 ล้าน ให้เช่าราคา 12,000 บาท/เดือน ดาวน์
 * ฿1,600,000" states a price, a rent and a down payment.
 */
import { letting } from "../../../words/letting.ts";
import { selling } from "../../../words/selling.ts";
import { downPayments, instalments } from "../../../words/finance.ts";
import { fees } from "../../../words/prices/fees.ts";
import { otherSums } from "../../../words/prices/other-sums.ts";
import { namesPrice, rentLabels } from "../../../words/prices/price-names.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { sourceOf, type Words } from "../../../words/words.ts";
import { foldDigits } from "../../../meaning/number.ts";
import { isOtherSum } from "../../../meaning/other-sums.ts";
import { earnsRent } from "../../../meaning/kind-and-offer.ts";
import { readPrice, withoutFormerPrice, type Price } from "../../../meaning/price.ts";

type Purpose = "price" | "rent" | "down-payment" | "instalment" | "other";
type Sum = { purpose: Purpose; price: Price };

const figure = /\p{Nd}[\p{Nd}.,'’]*(?:[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))*/gu;
const longestLine = 600;
const mostFigures = 24;
const longestWords = 120;
/** A currency before a figure, and a scale, a currency and a period behind it. */
const longestMark = 6;
const longestUnit = 28;
/** Two digits with anything but digits between them: fewer are no two sums. */
const twoFigures = /\p{Nd}\P{Nd}+\p{Nd}/u;
const mayBeRent = anyOf(rentLabels, letting);

/** What a line asks as its rent and, where it names a rent, as its price. */
export type AskedSums = { rents: Price[]; prices: Price[] };

const nothingAsked: AskedSums = { rents: [], prices: [] };

/** Most lines state no sum, and no rent: asking for both is cheaper than reading any. */
export function rentsIn(line: string): AskedSums {
  if (line.length > longestLine || !twoFigures.test(line) || !mayBeRent.test(line) || earnsRent(line))
    return nothingAsked;
  const sums = sumsOf(line);
  if (sums.length < 2) return nothingAsked;
  const rents = sums.flatMap(({ purpose, price }) => (purpose === "rent" ? [asRent(price)] : []));
  if (rents.length === 0) return nothingAsked;
  return { rents, prices: sums.flatMap(({ purpose, price }) => (purpose === "price" ? [price] : [])) };
}

/** A rent is a month's where nothing else is said. */
function asRent(price: Price): Price {
  return price.period === "total" ? { ...price, period: "month" } : price;
}

export function sumsOf(written: string): Sum[] {
  if (written.length > longestLine) return [];
  const folded = foldDigits(written);
  const line = withoutFormerPrice(folded);
  const figures = [...line.matchAll(figure)].slice(0, mostFigures);
  let last = 0;
  return figures.flatMap((match, at) => {
    const words = line.slice(Math.max(last, match.index - longestWords), match.index);
    last = match.index + match[0].length;
    const unit = line.slice(last, Math.min(figures[at + 1]?.index ?? line.length, last + longestUnit));
    const price = readPrice(words.slice(-longestMark) + match[0] + unit, { needsCurrency: true });
    // "Was 3,400,000, now 2,920,000": the words went with the former price.
    const isPresent = at === 0 && line !== folded && words.trim() === "";
    const purpose = price ? (isPresent ? "price" : purposeOf(words)) : null;
    return price && purpose ? [{ purpose, price }] : [];
  });
}

const purposes: readonly (readonly [Purpose, RegExp])[] = [
  ["down-payment", every(downPayments)],
  ["instalment", every(instalments)],
  ["rent", every(rentLabels, letting)],
  ["price", every(namesPrice, selling)],
  ["other", every(otherSums, fees)],
];

function every(...topics: readonly Words[]): RegExp {
  return new RegExp(sourceOf(...topics), "giu");
}

/** The words nearest to the sum decide; "monthly rent price" is a rent's. */
function purposeOf(words: string): Purpose | null {
  const ends = new Map<Purpose, number>();
  for (const [purpose, pattern] of purposes) {
    for (const match of words.matchAll(pattern)) ends.set(purpose, match.index + match[0].length);
  }
  const [last] = [...ends].toSorted(([, one], [, other]) => other - one);
  if (!last) return null;
  const [purpose, end] = last;
  const rent = ends.get("rent") ?? -1;
  if (purpose !== "price") return purpose;
  if (isOtherSum(words)) return "other";
  return rent >= 0 && end - rent <= longestName && !sellsAfter(words, rent) ? "rent" : "price";
}

/** "ให้เช่าราคา". */
const longestName = 14;
const sells = new RegExp(sourceOf(selling), "iu");

function sellsAfter(words: string, at: number): boolean {
  return sells.test(words.slice(at));
}
