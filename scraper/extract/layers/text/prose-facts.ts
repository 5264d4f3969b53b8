/** What the sentences of a description tell, for pages that state price and measures nowhere else. */
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import { sumOf } from "../../../meaning/clauses/sum-of.ts";
import type { Reading } from "../../../meaning/clauses/reading.ts";
import { earnsRent } from "../../../meaning/kind-and-offer.ts";
import type { Price } from "../../../meaning/price.ts";
import { roomsIn } from "../../../meaning/rooms.ts";
import { otherParts } from "../../../words/parts.ts";
import { namesPrice } from "../../../words/prices/price-names.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { readNamedPrice } from "../../facts/bare-price.ts";
import type { Findings } from "../../fields.ts";

const longestProse = 4000;
export const clauseEnd =
  /(?<!кв|sq|approx|ca|ок|тыс|млн|эт|ул|nr|no)\.\s+|[;!?…]\s+|,\s+|\s[-–—•|]\s|\n|[。；，！]/u;
const someTenThousands = /[万萬]/u;
/** Words for the price itself. */
export const saysPrice = anyOf(namesPrice);
/** Parts of a home, and what lies around it. */
const otherMeasure = anyOf(otherParts);
/** No home is smaller. */
const leastSize = 12;
const leastPrice = 5000;
/** No monthly rent is lower. */
const leastRent = 100;

export function readProse(description: string, sourceCurrency: string | null, findings: Findings): void {
  const prose = description.slice(0, longestProse);
  const readings = readClauses(prose);
  for (const kind of ["bedrooms", "bathrooms", "rooms"] as const)
    findings.add(kind, roomsIn(kind, readings), prose.slice(0, 80), 0.1);
  for (const reading of readings) readTold(reading, sumOf(reading, sourceCurrency), findings);
  if (someTenThousands.test(prose))
    for (const clause of prose.split(clauseEnd)) findings.add("price", readNamedPrice(clause), clause, 0.15);
}

function readTold(
  { role, value, before, figure, after, isNamed }: Reading,
  sum: Price | null,
  findings: Findings,
): void {
  const raw = `${before} ${figure} ${after}`.trim();
  const amount = Number(value);
  switch (role) {
    case "land":
      return findings.add("landSquareMeters", amount, raw, 0.08);
    case "area":
      if (amount >= leastSize && !otherMeasure.test(raw)) findings.add("squareMeters", amount, raw, 0.1);
      return;
    case "floor":
      return findings.add("floor", amount, raw, 0.05);
    case "year":
      return findings.add("yearBuilt", amount, raw, 0.05);
    case "price":
      return findings.add("price", amount >= leastPrice ? sum : null, raw, isNamed ? 0.15 : 0.05);
    case "monthlyRent":
    case "weeklyRent":
    case "nightlyRent":
    case "yearlyRent":
      if (!sum || amount < leastRent || earnsRent(raw)) return;
      findings.add("price", sum, raw, isNamed ? 0.15 : 0.05);
      return findings.add("rent", role === "monthlyRent" ? sum : null, raw, 0.1);
    default:
  }
}
