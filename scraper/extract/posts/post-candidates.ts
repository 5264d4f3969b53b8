/** What the readings of a home's text offer for its fields. */
import { readClauses } from "../../meaning/clauses/read-clauses.ts";
import type { Reading, Role } from "../../meaning/clauses/reading.ts";
import { bankLoans } from "../../words/prices/loans.ts";
import { offersFinance, readOffer, type HomeKind, type Offer } from "../../meaning/kind-and-offer.ts";
import type { Period, Price } from "../../meaning/price.ts";
import { condos } from "../../words/kinds/condos.ts";
import { houses } from "../../words/kinds/houses.ts";
import { anyOf } from "../../words/word-pattern.ts";
import { Findings, type Candidate, type FieldName, type FieldValues } from "../fields.ts";
import { addSaidTenure } from "../layers/text/tenure.ts";
import { statesIn } from "../layers/text/badges-in-line.ts";
import { amenityParts } from "./amenity-parts.ts";
import { linesOf, type PostPart } from "./split-post.ts";

const house = anyOf(houses);
const condo = anyOf(condos, { th: "ห้อง(?!นอน|น้ำ|ครัว)" });
const loan = anyOf(bankLoans);
/** A "price" below this is a month's where the home is to let. */
const leastPrice = 200_000;

export function postCandidates(part: PostPart, title: string): Candidate[] {
  const { own, shared } = part;
  const findings = new Findings("text");
  const text = linesOf(part);
  const readings = [...readClauses(own), ...readClauses(shared)];
  const first = (...roles: Role[]) => readings.find(({ role }) => role !== null && roles.includes(role));
  const add = <Name extends FieldName>(
    field: Name,
    value: FieldValues[Name] | null,
    from: Reading | undefined,
  ) => findings.add(field, from ? value : null, from ? sayReading(from) : "");

  findings.add("title", title, own);
  findings.add("description", text, text);
  findings.add("kind", kindOf(text), text);
  for (const line of text.split("\n"))
    for (const said of statesIn(line)) findings.add("availability", said, line);

  addSaidTenure(text.split("\n"), findings);
  const amenities = amenityParts(text);
  if (amenities.length > 0) findings.add("amenities", amenities, amenities.join(", "));

  const { offer, price, rent } = dealIn(text, readings);
  findings.add("offer", offer, text);
  add("price", price ? sumOf(price, offer === "rent" ? periodOf(price) : "total") : null, price);
  add("rent", rent ? sumOf(rent, periodOf(rent)) : null, rent);
  for (const [field, role] of counts) {
    const found = first(role);
    add(field, typeof found?.value === "number" ? found.value : null, found);
  }
  const phone = first("phone");
  add("agentPhone", phone ? String(phone.value) : null, phone);
  if (offer === "sale") addFinance(text, readings, price, findings);
  return findings.candidates;
}

const counts = [
  ["bedrooms", "bedrooms"],
  ["bathrooms", "bathrooms"],
  ["squareMeters", "area"],
  ["landSquareMeters", "land"],
  ["floor", "floor"],
  ["yearBuilt", "year"],
] as const;

function sayReading({ before, figure, after }: Reading): string {
  return `${before} ${figure} ${after}`;
}

function kindOf(text: string): HomeKind | null {
  const [asHouse, asCondo] = [text.search(house), text.search(condo)];
  if (asHouse < 0) return asCondo < 0 ? null : "condo";
  return asCondo >= 0 && asCondo < asHouse ? "condo" : "house";
}

type Deal = { offer: Offer; price: Reading | undefined; rent: Reading | undefined };

/** What is paid in parts is sold; a sum too small for a home is its rent, where it is to let. */
function dealIn(text: string, readings: readonly Reading[]): Deal {
  const of = (role: Role) => readings.filter((one) => one.role === role);
  const inParts = readings.some(
    ({ role }) => role === "instalment" || role === "downPayment" || role === "downPercent",
  );
  const rents = [...of("monthlyRent"), ...of("yearlyRent"), ...of("weeklyRent")];
  const stated = [...of("price"), ...rents].length > 0 ? of("price") : of("oldPrice");
  const prices = stated.toSorted((one, other) => Number(other.isNamed) - Number(one.isNamed));
  const isLarge = (price: Reading) => Number(price.value) >= leastPrice || !isBaht(price);
  const offered = readOffer(text);
  const small = prices.find((price) => !isLarge(price));
  if (offered === "rent" && !inParts && small && !prices.some(isLarge))
    return { offer: "rent", price: firstOf(readings, small, rents[0]), rent: undefined };
  const sale = prices.find(isLarge) ?? prices[0];
  const isSale =
    inParts ||
    (sale !== undefined && (isLarge(sale) ? isBaht(sale) || offered !== "rent" : offered !== "rent"));
  if (isSale) return { offer: "sale", price: sale, rent: inParts ? undefined : rents[0] };
  return {
    offer: rents[0] || offered === "rent" ? "rent" : "sale",
    price: rents[0] ?? sale,
    rent: undefined,
  };
}

function firstOf(readings: readonly Reading[], one: Reading, other: Reading | undefined): Reading {
  return other && readings.indexOf(other) < readings.indexOf(one) ? other : one;
}

/** What is asked of a home to let is a month's rent where nothing else is said. */
function periodOf({ role }: Reading): Period {
  return role === "yearlyRent" ? "year" : role === "weeklyRent" ? "week" : "month";
}

function isBaht({ currency }: Reading): boolean {
  return currency === null || currency === "THB";
}

function sumOf({ value, currency, isFrom }: Reading, period: Period): Price {
  return { amount: Number(value), currency, period, isFrom };
}

/** Sums of a bank's loan are not the seller's terms. */
function addFinance(
  text: string,
  readings: readonly Reading[],
  price: Reading | undefined,
  findings: Findings,
): void {
  if (loan.test(text) && !offersFinance(text)) return;
  const first = (role: Role) => readings.find((one) => one.role === role);
  const [down, share, instalment, months] = [
    first("downPayment"),
    first("downPercent"),
    first("instalment"),
    first("instalments"),
  ];
  if (down) findings.add("downPayment", sumOf(down, "total"), sayReading(down));
  else if (share && price) {
    const amount = Math.round((Number(price.value) * Number(share.value)) / 100);
    findings.add("downPayment", sumOf({ ...price, value: amount }, "total"), sayReading(share));
  }
  if (instalment) findings.add("instalment", sumOf(instalment, "month"), sayReading(instalment));
  if (months) findings.add("financeMonths", Number(months.value), sayReading(months));
  const told = down ?? instalment ?? months;
  if (told) findings.add("finance", true, sayReading(told));
}
