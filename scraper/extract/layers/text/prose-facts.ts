/** What the sentences of a description tell, for pages that state price and measures nowhere else. */
import { otherParts } from "../../../words/parts.ts";
import { namesPrice } from "../../../words/prices/price-names.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { isInLandUnits, readArea } from "../../../meaning/area.ts";
import { readPrice } from "../../../meaning/price.ts";
import { readRooms } from "../../../meaning/rooms.ts";
import { earnsRent, readOffer } from "../../../meaning/kind-and-offer.ts";
import type { Findings } from "../../fields.ts";
import { readNamedPrice } from "../../facts/bare-price.ts";
import { isOtherSum } from "../../../meaning/other-sums.ts";

const longestProse = 4000;
const mostClauses = 80;
export const clauseEnd =
  /(?<!кв|sq|approx|ca|ок|тыс|млн|эт|ул|nr|no)\.\s+|[;!?…]\s+|,\s+|\s[-–—•|]\s|\n|[。；，！]/u;
/** Words for the price itself. */
export const saysPrice = anyOf(namesPrice);
/** Parts of a home, and what lies around it. */
const otherMeasure = anyOf(otherParts);
const ground = /plot|land\b|lot\b|parcel|terrain|grundst|участ|сот|ที่ดิน/iu;
/** No home is smaller. */
const leastSize = 12;
const leastPrice = 5000;
/** No monthly rent is lower. */
const leastRent = 100;
const withOrBeside = /inclu|compris|inkl|plus|zzgl|включ|\+|nego|verhand/iu;
const saysRent = /\brent|miete|loyer|аренд|стоимость/iu;

export function readProse(description: string, findings: Findings): void {
  const prose = description.slice(0, longestProse);
  for (const kind of ["bedrooms", "bathrooms", "rooms"] as const)
    findings.add(kind, readRooms(kind, prose), prose.slice(0, 80), 0.1);
  for (const clause of prose.split(clauseEnd).slice(0, mostClauses)) readClause(clause, findings);
}

/** "Deposit 900 euros", "900 euros of charges", but not "900 euros with charges". */
function isOfSomethingElse(clause: string): boolean {
  const before = /^\P{Nd}*/u.exec(clause)?.[0] ?? "";
  const after = /\P{Nd}{0,40}$/u.exec(clause)?.[0] ?? "";
  return isOtherSum(before) || (isOtherSum(after) && !withOrBeside.test(after));
}

function readClause(clause: string, findings: Findings): void {
  const area = readArea(clause);
  if (area !== null && (ground.test(clause) || isInLandUnits(clause)))
    findings.add("landSquareMeters", area, clause, 0.08);
  else if (area !== null && area >= leastSize && !otherMeasure.test(clause))
    findings.add("squareMeters", area, clause, 0.1);
  const price = readPrice(clause, { needsCurrency: true }) ?? readNamedPrice(clause);
  if (!price || isOfSomethingElse(clause)) return;
  const isRent = price.period === "total" && price.amount < leastPrice && saysRent.test(clause);
  if (price.period === "total" && price.amount < (isRent ? leastRent : leastPrice)) return;
  const stated = isRent ? { ...price, period: "month" as const } : price;
  findings.add("price", stated, clause, saysPrice.test(clause) ? 0.15 : 0.05);
  const isMonthly = stated.period === "month" && readOffer(clause) !== "sale" && !earnsRent(clause);
  if (isMonthly && (saysRent.test(clause) || readOffer(clause) === "rent"))
    findings.add("rent", stated, clause, 0.1);
}
