/** The sums of a line by what they are for, as the clause reader has them. */
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import type { Reading, Role } from "../../../meaning/clauses/reading.ts";
import { earnsRent } from "../../../meaning/kind-and-offer.ts";
import type { Period, Price } from "../../../meaning/price.ts";
import { letting } from "../../../words/letting.ts";
import { rentLabels } from "../../../words/prices/price-names.ts";
import { anyOf } from "../../../words/word-pattern.ts";

const longestLine = 600;
/** Two digits with anything but digits between them: fewer are no two sums. */
const twoFigures = /\p{Nd}\P{Nd}+\p{Nd}/u;
const mayBeRent = anyOf(rentLabels, letting);
const periods: Partial<Record<Role, Period>> = {
  price: "total",
  downPayment: "total",
  instalment: "month",
  monthlyRent: "month",
  weeklyRent: "week",
  yearlyRent: "year",
  nightlyRent: "night",
};

/** What a line asks as its rent and, where it names a rent, as its price. */
export type AskedSums = { rents: Price[]; prices: Price[] };

const nothingAsked: AskedSums = { rents: [], prices: [] };

/** Most lines state no sum, and no rent: asking for both is cheaper than reading any. */
export function rentsIn(line: string): AskedSums {
  if (line.length > longestLine || !twoFigures.test(line) || !mayBeRent.test(line) || earnsRent(line))
    return nothingAsked;
  const sums = readClauses(line).filter((one) => sumOf(one) !== null);
  const rents = pricesOf(sums, "monthlyRent", "weeklyRent", "yearlyRent");
  if (sums.length < 2 || rents.length === 0) return nothingAsked;
  return {
    rents,
    prices: pricesOf(
      sums.filter(({ isNamed }) => isNamed),
      "price",
    ),
  };
}

function pricesOf(readings: readonly Reading[], ...roles: Role[]): Price[] {
  return readings.flatMap((one) => {
    const sum = one.role !== null && roles.includes(one.role) ? sumOf(one) : null;
    return sum ? [sum] : [];
  });
}

/** A sum of money as a price; null for a figure of anything else, or without its currency. */
export function sumOf({ role, value, currency, isFrom }: Reading): Price | null {
  if (role === null || currency === null || typeof value !== "number") return null;
  return { amount: value, currency, period: periods[role] ?? "total", isFrom };
}
