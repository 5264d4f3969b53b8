/** What the sentences of a description tell, for pages that state price and measures nowhere else. */
import { readClauses } from "../../../meaning/clauses/read-clauses.ts";
import type { Reading } from "../../../meaning/clauses/reading.ts";
import { earnsRent } from "../../../meaning/kind-and-offer.ts";
import { roomsIn } from "../../../meaning/rooms.ts";
import { otherParts } from "../../../words/parts.ts";
import { namesPrice } from "../../../words/prices/price-names.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { readNamedPrice } from "../../facts/bare-price.ts";
import type { Findings } from "../../fields.ts";
import { sumOf } from "./sums.ts";

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

export function readProse(description: string, findings: Findings): void {
  const prose = description.slice(0, longestProse);
  const readings = readClauses(prose);
  for (const kind of ["bedrooms", "bathrooms", "rooms"] as const)
    findings.add(kind, roomsIn(kind, readings), prose.slice(0, 80), 0.1);
  for (const reading of readings) readTold(reading, findings);
  if (someTenThousands.test(prose))
    for (const clause of prose.split(clauseEnd)) findings.add("price", readNamedPrice(clause), clause, 0.15);
}

function readTold(reading: Reading, findings: Findings): void {
  const { role, value, before, figure, after, isNamed } = reading;
  const raw = `${before} ${figure} ${after}`.trim();
  const amount = Number(value);
  const sum = sumOf(reading);
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
