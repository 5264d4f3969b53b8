/** The sums of a line by what they are for, as the clause reader has them. */
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import { sumOf } from "../../../meaning/clauses/sum-of.ts";
import type { Role } from "../../../meaning/clauses/reading.ts";
import { earnsRent } from "../../../meaning/kind-and-offer.ts";
import type { Price } from "../../../meaning/price.ts";
import { letting } from "../../../words/letting.ts";
import { rentLabels } from "../../../words/prices/price-names.ts";
import { anyOf } from "../../../words/word-pattern.ts";

const longestLine = 600;
/** Two digits with anything but digits between them: fewer are no two sums. */
const twoFigures = /\p{Nd}\P{Nd}+\p{Nd}/u;
const rentRoles = new Set<Role>(["monthlyRent", "weeklyRent", "yearlyRent"]);
const mayBeRent = anyOf(rentLabels, letting);

/** What a line asks as its rent and, where it names a rent, as its price. */
export type AskedSums = { rents: Price[]; prices: Price[] };

const nothingAsked: AskedSums = { rents: [], prices: [] };

/** Most lines state no sum, and no rent: asking for both is cheaper than reading any. */
export function rentsIn(line: string, sourceCurrency: string | null = null): AskedSums {
  if (line.length > longestLine || !twoFigures.test(line) || !mayBeRent.test(line) || earnsRent(line))
    return nothingAsked;
  const sums = readClauses(line).flatMap((one) => {
    const sum = sumOf(one, sourceCurrency);
    return sum ? [{ ...one, sum }] : [];
  });
  const rents = sums.filter(({ role }) => role !== null && rentRoles.has(role));
  if (sums.length < 2 || rents.length === 0) return nothingAsked;
  const prices = sums.filter(({ role, isNamed }) => role === "price" && isNamed);
  return { rents: rents.map(({ sum }) => sum), prices: prices.map(({ sum }) => sum) };
}
