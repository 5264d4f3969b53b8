/** A label and its value, wherever a page puts them: in a table, a list, a line with a colon, two boxes in a row. */
import { rentLabels } from "../../../words/prices/price-names.ts";
import { anyOf } from "../../../words/word-pattern.ts";
import { readArea } from "../../../meaning/area.ts";
import { foldDigits, readNumber } from "../../../meaning/number.ts";
import { readPeriod, readPrice, type Price } from "../../../meaning/price.ts";
import { readCount, readRooms, roomsOfLabel, saysStudio } from "../../../meaning/rooms.ts";
import { readKind, readOffer } from "../../../meaning/kind-and-offer.ts";
import type { Findings } from "../../fields.ts";
import { fieldOfLabel } from "../../../meaning/labels.ts";
import { rentsIn } from "./sums.ts";

const rentLabel = anyOf(rentLabels);
/** Beside the price that counts: what is paid at once where debts are taken over, what bidding begins at, an appraisal. */
const lesserPrice = /^(?:verkehrswert|current|opening|starting|reserve|list(?:ed|ing) price)/i;
/** "Beds / Baths: 3 / 2". */
const twoLabels = /^([^/]{1,24}) ?\/ ?([^/]{1,24})$/;
/** "Number of bedrooms (en-suite)". Most lines are no label, and finding their meaning is slow. */
const longestLabel = 60;
const certainFrom = 0.7;
/** In a block of its own: "3", "3 kamers"; "3+" is a choice, "18 Rye Street" an address. */
const plainCount = /^[\p{Nd}]{1,2}(?:[.,]\p{Nd})?(?: ?[+] ?[0-2])?(?:\s\(?\p{L}{1,14}\.?\)?)?$|^\D{3,20}$/u;
/** "Per month: ฿85,000": the longer the stay, the more it is what such a home costs. */
const stayLabel =
  /^(?:(?:price|rent|rate)s? )?(?:per |\/ ?|a )?(night|week|month|year)(?:ly)?(?: (?:price|rent|rate))?$/i;
const stayTrust: Record<string, number> = { night: 0.5, week: 0.4, month: 0, year: 0.2 };
/** "For rent: ฿16,000". */
const offerLabel =
  /^(?:for |to )?(?:sale|rent|let)$|^(?:zu (?:vermieten|verkaufen)|à (?:louer|vendre)|ให้เช่า|เช่า|ขาย|аренда|продажа|出租|出售)$/i;

/** "ราคา", "Rent", and "ขาย", "For rent" where a sum follows. */
export function isPriceLabel(label: string): boolean {
  return fieldOfLabel(label) === "price" || offerLabel.test(label);
}

export function readLabelled(marked: string, value: string, findings: Findings, weight: number): void {
  // "💰 Rent".
  const label = marked.replace(/^[^\p{L}\p{N}(]+/u, "");
  if (label.length > longestLabel) return;
  if (label.includes("/") && twoLabels.test(label)) readBoth(label, value, findings, weight);
  const raw = `${label}: ${value}`;
  for (const kind of roomsOfLabel(label)) {
    if (weight < certainFrom && !plainCount.test(value)) continue;
    const isStudio = kind === "bedrooms" && saysStudio(value);
    findings.add(kind, readCount(value) ?? readRooms(kind, value) ?? (isStudio ? 0 : null), raw, weight);
  }
  const stay = stayLabel.exec(label)?.[1]?.toLowerCase();
  const rate = stay === undefined ? null : readPrice(value, { needsCurrency: true });
  if (stay !== undefined && rate)
    findings.add(
      "price",
      { ...rate, period: readPeriod(`/ ${stay}`) ?? "total" },
      raw,
      weight - (stayTrust[stay] ?? 0),
    );
  if (offerLabel.test(label)) readLabelledPrice(label, value, findings, weight, true);
  switch (fieldOfLabel(label)) {
    case "price":
      return readLabelledPrice(label, value, findings, weight, weight < 0.7);
    case "kind":
      // "Type: flat to let".
      findings.add("offer", readOffer(value), raw, weight - 0.4);
      return findings.add("kind", readKind(value), raw, weight);
    case "offer":
      return findings.add("offer", readOffer(value), raw, weight);
    case "squareMeters":
      return findings.add("squareMeters", readArea(value) ?? bareArea(label, value), raw, weight);
    case "landSquareMeters":
      return findings.add(
        "landSquareMeters",
        readArea(value) ?? bareLand(value) ?? bareArea(label, value),
        raw,
        weight,
      );
    case "yearBuilt": {
      const year = Number(/(?<!\d)(1[5-9]\d\d|20\d\d|25\d\d)(?!\d)/.exec(foldDigits(value))?.[1] ?? NaN);
      // Buddhist years run 543 ahead.
      const common = year > 2400 ? year - 543 : year;
      return findings.add("yearBuilt", Number.isFinite(common) ? common : null, raw, weight);
    }
    case "floor": {
      // "Floor: 35 m²" is another label's value.
      const floor = readArea(value) === null ? /^(-?\d{1,3})(?!\d|[.,]\d)/.exec(value)?.[1] : undefined;
      return findings.add("floor", floor === undefined ? null : Number(floor), raw, weight);
    }
    case "externalId": {
      const id = /^[\w./-]{2,40}(?=$|\s[·|•–-]\s)/.exec(value)?.[0];
      return findings.add("externalId", id !== undefined && /\d/.test(id) ? id : null, raw, weight);
    }
    case "address":
      // "Location" heads rents in French.
      return findings.add("address", isAddress(value) ? value : null, raw, weight);
    case "condoName":
      return findings.add("condoName", value.length >= 3 && value.length <= 80 ? value : null, raw, weight);
    case "city":
      return findings.add("city", value.length <= 60 ? value : null, raw, weight);
    default:
      return undefined;
  }
}

function isAddress(value: string): boolean {
  return value.length >= 3 && readPrice(value, { needsCurrency: true }) === null;
}

/** Two labels in one, and two values. */
function readBoth(label: string, value: string, findings: Findings, weight: number): void {
  const labels = twoLabels.exec(label);
  const values = /^([^/]{1,30})\/\s?(\p{Nd}[^/]{0,40})$/u.exec(value);
  for (const at of [1, 2]) {
    const [name, said] = [labels?.[at]?.trim(), values?.[at]?.trim()];
    // "Price / month" is one label.
    if (name && said) readLabelled(name, said, findings, weight);
  }
}

/** A rent is a month's where its label says no more; with its costs it is more than what is asked. */
function readLabelledPrice(
  label: string,
  value: string,
  findings: Findings,
  weight: number,
  needsCurrency: boolean,
): void {
  const raw = `${label}: ${value}`;
  const asked = rentsIn(value);
  if (asked.prices.length > 0) {
    // "Price: to rent 20,000, to buy 3.2 million".
    for (const sum of asked.prices) findings.add("price", sum, raw, weight);
    for (const sum of asked.rents) findings.add("rent", sum, raw, weight);
    return findings.add("offer", "sale", raw, weight - 0.4);
  }
  const price = withPeriod(readPrice(value, { needsCurrency }), raw);
  const offer = readOffer(label) ?? (rentLabel.test(label) ? "rent" : null);
  // A label in a block of its own may be a tab, or belong to the block before it.
  const isSaid = weight >= certainFrom || price?.period !== "total";
  if (!price || offer !== "rent" || !isSaid) {
    findings.add("price", price, raw, lesserPrice.test(label) ? weight - 0.05 : weight);
    return findings.add("offer", price && isSaid ? offer : null, raw, weight - 0.4);
  }
  const rent = price.period === "total" ? { ...price, period: "month" as const } : price;
  // Where both are named the home is for sale, and may be rented.
  const trust = /warm|gesamt/i.test(label) ? weight - 0.25 : weight - 0.02;
  findings.add("rent", rent, raw, trust);
  findings.add("price", rent, raw, trust);
  findings.add("offer", "rent", raw, weight - 0.42);
}

/** "Yearly rent: 540,000": the label says how long it pays for. */
function withPeriod(price: Price | null, raw: string): Price | null {
  if (price?.period !== "total") return price;
  const said = readPrice(raw);
  return said?.amount === price.amount ? { ...price, period: said.period } : price;
}

/** "Size (sqm): 48". */
function bareArea(label: string, value: string): number | null {
  const number = /^[\d.,]+$/.test(value.trim()) ? readNumber(value.trim()) : null;
  return number === null
    ? null
    : (readArea(`${number} ${/^[^(]*\((.*)\)/.exec(label)?.[1] ?? ""}`) ??
        readArea(`${number} ${/sqm|m²|m2|sq\.? ?ft|square feet/i.exec(label)?.[0] ?? ""}`));
}

/** "Land area: 2-1-50": rai, ngan and square wah without their names. */
function bareLand(value: string): number | null {
  return /^\d{1,4}-[0-3]-\d{1,2}(?:\.\d+)?$/.test(value) ? readArea(`${value} rai`) : null;
}
