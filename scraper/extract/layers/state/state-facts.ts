/** What one object of embedded data says of a home, field by field, into findings. */
import { readCoordinates } from "../../../meaning/place.ts";
import { readCurrency } from "../../../meaning/currency.ts";
import { readPrice } from "../../../meaning/price.ts";
import { readCount, readRooms } from "../../../meaning/rooms.ts";
import { readAvailability, readBadge, type Availability } from "../../../meaning/kind-and-offer.ts";
import { cleanText } from "../../parse/clean-text.ts";
import type { Findings } from "../../fields.ts";
import type { Fact } from "./state-search.ts";
import { isObject } from "../../parse/parse-json.ts";
import { readImageUrls } from "./state-images.ts";
import type { StateField } from "../../../meaning/key-field.ts";
import { readStateArea, readStatePrice, type Units } from "./state-measures.ts";
import { readStatePlace } from "./state-place.ts";
import { readStateKind, readStateOffer } from "./state-offer.ts";
import { readInner, readScalar } from "./state-values.ts";

export function readCluster(facts: readonly Fact[], findings: Findings, weight: number): void {
  const textOf = (field: StateField) =>
    facts.map((fact) => (fact.field === field ? readScalar(fact.value) : null)).find(Boolean);
  const currency = facts.map(currencyOf).find(Boolean) ?? null;
  const areaUnit = textOf("areaUnit") ?? null;
  const rate = facts.find(({ field }) => field === "period");
  for (const fact of facts) {
    // A payment interval applies only to a sum right beside it.
    const period = rate?.distance === fact.distance ? readScalar(rate.value) : null;
    readFact(fact, { currency, areaUnit, period }, findings, weight - fact.distance * 0.1);
  }
  readFullAndHalf(facts, findings, weight);
  const latitude = facts.find(({ field, value }) => field === "latitude" && readScalar(value) !== null);
  const longitude = facts.find(
    ({ field, value, distance }) =>
      field === "longitude" && readScalar(value) !== null && distance === latitude?.distance,
  );
  const place = readCoordinates(readScalar(latitude?.value), readScalar(longitude?.value));
  findings.add(
    "coordinates",
    place,
    `${readScalar(latitude?.value)}, ${readScalar(longitude?.value)}`,
    weight,
  );
}

function countIn(fact: Fact | undefined): number | null {
  const text = fact === undefined ? null : readScalar(fact.value);
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

const longestPriceTitle = 25;

/** `"baths_full":2,"baths_half":1`: what counts a half as a whole beside them is less exact. */
function readFullAndHalf(facts: readonly Fact[], findings: Findings, weight: number): void {
  const full = countIn(facts.find(({ field, key }) => field === "bathrooms" && /full/i.test(key)));
  const half = countIn(facts.find(({ field }) => field === "halfBathrooms"));
  if (full === null || half === null || half === 0) return;
  findings.add("bathrooms", full + half / 2, `${full} full, ${half} half`, weight + 0.01);
}

/** `"currency":{"code":"THB","symbol":"฿"}`; ids of currencies say nothing. */
function currencyOf({ field, value }: Fact): string | null {
  if (field !== "currency") return null;
  const text = codeIn(value, 0);
  return text !== null && readCurrency(text) !== null ? text : null;
}

const deepestCode = 3;

/** `"currency":{"data":{"attributes":{"code":"EUR"}}}`. */
function codeIn(value: unknown, depth: number): string | null {
  if (!isObject(value)) return readScalar(value);
  const named = readScalar(value["code"]) ?? readScalar(value["iso"]) ?? readScalar(value["symbol"]);
  if (named !== null || depth === deepestCode) return named;
  return (
    Object.values(value)
      .map((inner) => (isObject(inner) ? codeIn(inner, depth + 1) : null))
      .find(Boolean) ?? null
  );
}

/** `"isSold":true`, `"available":false`. */
function readFlag(key: string, value: unknown): Availability | null {
  if (/available$/i.test(key)) return value === false ? "sold" : null;
  if (value !== true) return null;
  return /sold$/i.test(key) ? "sold" : /(?:rented|leased)$/i.test(key) ? "rented" : null;
}

function readFact({ field, key, value }: Fact, units: Units, findings: Findings, weight: number): void {
  const text = readScalar(value);
  const raw = () => `${key}: ${text ?? JSON.stringify(value)?.slice(0, 150)}`;
  switch (field) {
    case "price": {
      const price = readStatePrice(key, value, units);
      // If several countries use a currency sign, the page's country decides.
      const said = () =>
        `${raw()}${/^[A-Z]{3}$/.test(units.currency ?? "") ? "" : ` ${units.currency ?? ""}`}`;
      const isRent = /rent(?!a)|rental|miete|loyer|alquiler|aluguel|huur|affitto/i.test(key);
      if (isRent) findings.add("rent", price, said, weight);
      // Where both are named the home is for sale, and may be rented.
      return findings.add("price", price, said, isRent ? weight - 0.01 : weight);
    }
    case "bedrooms":
    case "bathrooms":
    case "rooms": {
      const said = readInner(value);
      return findings.add(
        field,
        said === null ? null : (readCount(said) ?? readRooms(field, said)),
        raw,
        // A bathroom may have none, and a toilet no bath.
        /toilet|wc/i.test(key) ? weight - 0.05 : weight,
      );
    }
    case "place":
      return findings.add("coordinates", readStatePlace(value), raw, weight - 0.1);
    case "squareMeters":
    case "landSquareMeters":
      return findings.add(
        field,
        readStateArea(key, value, units.areaUnit),
        raw,
        // With its walls, or with the whole house around it.
        /gross|brut/i.test(key) ? weight - 0.05 : weight,
      );
    case "yearBuilt": {
      const year = Number(text);
      return findings.add("yearBuilt", year > 1500 && year < 2100 ? year : null, raw, weight);
    }
    case "floor":
      return findings.add(
        "floor",
        text !== null && /^-?\d{1,3}$/.test(text) ? Number(text) : null,
        raw,
        weight,
      );
    case "images": {
      const urls = readImageUrls(value);
      return findings.add("images", urls, raw, weight + Math.min(urls.length, 50) / 100);
    }
    case "kind":
      return findings.add("kind", text === null ? null : readStateKind(text), raw, weight - 0.2);
    case "offer":
      return findings.add("offer", text === null ? null : readStateOffer(text), raw, weight);
    case "title":
    case "address":
    case "city":
    case "condoName": {
      const line = text === null ? "" : cleanText(text);
      // Some lists have the home's price as their heading.
      if (field === "title" && line.length <= longestPriceTitle && !/\p{L}{4}/u.test(line))
        findings.add("price", readPrice(line, { needsCurrency: true }), raw, weight - 0.05);
      // Words without a space are codes more often than names.
      const isName =
        line.length >= (field === "title" ? 8 : 3) &&
        line.length <= 250 &&
        (field !== "title" || line.includes(" "));
      return findings.add(field, isName && !/^\d+$/.test(line) ? line : null, raw, weight);
    }
    case "description":
      return findings.add(
        "description",
        text !== null && text.length > 40 ? cleanText(text) : null,
        raw,
        weight,
      );
    case "availability":
      return findings.add(
        "availability",
        readFlag(key, value) ?? (text === null ? null : (readAvailability(text) ?? readBadge(text))),
        raw,
        weight,
      );
    case "agentName":
    case "agentPhone":
    case "agentEmail":
      return findings.add(field, text, raw, weight);
    case "externalId":
      return findings.add(
        "externalId",
        text !== null && /^[\w./-]{3,40}$/.test(text) ? text : null,
        raw,
        weight,
      );
    default:
      return undefined;
  }
}
