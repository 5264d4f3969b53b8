/**
 * The home in a page's embedded data: the object that knows most of what a home has, is no member of a list of others,
 * and whose id is in the page's address. Its near relations fill what it lacks.
 */
import { readArea, roundArea, squareMetresPerUnit } from "../normalise/area.ts";
import { numberPattern, readNumber } from "../normalise/number.ts";
import { readCoordinates } from "../normalise/place.ts";
import { readCurrency, readPeriod, readPrice } from "../normalise/price.ts";
import { readCount, readRooms } from "../normalise/rooms.ts";
import { readKind, readOffer } from "../normalise/type-and-status.ts";
import { cleanText } from "./clean-text.ts";
import { Findings, type Candidate } from "./fields.ts";
import { findStates } from "./find-state.ts";
import { isObject, parseJson } from "./parse-json.ts";
import type { PageScript } from "./read-document.ts";
import { fieldOfKey, isForeign, type StateField } from "./state-keys.ts";

type Fact = { field: StateField; key: string; value: unknown; distance: number };
type Cluster = { facts: Fact[]; score: number; depth: number };

const farthest = 3;
const deepest = 40;
const mostNodes = 300_000;
const mostFacts = 80;
/** Fewer of a home's fields in one place are a coincidence. */
const leastScore = 3;

const telling: ReadonlySet<StateField> = new Set([
  "price",
  "bedrooms",
  "bathrooms",
  "rooms",
  "squareMeters",
  "latitude",
  "address",
  "images",
  "description",
  "title",
  "yearBuilt",
  "kind",
]);

/** `headline` is what the page says of itself in title, heading and description: the home in it is the page's. */
export function readEmbeddedState(
  scripts: readonly PageScript[],
  pageUrl: string | null,
  headline: string,
): Candidate[] {
  const findings = new Findings("embedded-state");
  const search = new HomeSearch(pageUrl, headline);
  for (const state of findStates(scripts)) search.visit(state, 0, 0, []);
  const clusters = search.found.toSorted((one, other) => other.score - one.score || other.depth - one.depth);
  const [best] = clusters;
  if (best && best.score >= leastScore) readCluster(best.facts, findings, 1);
  for (const relation of best ? search.relationsOf(best) : []) readCluster(relation.facts, findings, 0.5);
  readLoosePlaces(search.places, scripts, findings);
  return findings.candidates;
}

class HomeSearch {
  readonly found: Cluster[] = [];
  readonly places: [unknown, unknown][] = [];
  readonly #ancestors = new Map<Cluster, Cluster[]>();
  readonly #address: string;
  readonly #headline: string;
  readonly #figures: ReadonlySet<number | null>;
  #nodes = 0;

  constructor(pageUrl: string | null, headline: string) {
    this.#headline = headline.toLowerCase();
    this.#figures = new Set(
      [...headline.matchAll(new RegExp(numberPattern, "gu"))].map(([figure]) => readNumber(figure)),
    );
    this.#address = pageUrl === null ? "" : decodeURIComponent(safe(pageUrl));
  }

  relationsOf(cluster: Cluster): Cluster[] {
    return this.#ancestors.get(cluster) ?? [];
  }

  /** Returns the facts in reach, nearest first. `penalty` grows in lists and foreign branches. */
  visit(value: unknown, depth: number, penalty: number, parents: Cluster[]): Fact[] {
    if (depth > deepest || (this.#nodes += 1) > mostNodes) return [];
    if (Array.isArray(value)) {
      const inList = value.length >= 3 && value.every(isObject) ? 2 : 0;
      // A list of one may hold the home; what lists hold never describes what holds the list.
      const facts = value.map((item) => this.visit(item, depth + 1, penalty + inList, parents));
      return value.length === 1 ? (facts[0] ?? []) : [];
    }
    if (!isObject(value)) return this.#visitText(value, depth, penalty, parents);
    const cluster: Cluster = { facts: [], score: 0, depth };
    const lineage = [...parents.slice(-3), cluster];
    const own: Fact[] = [];
    const far: Fact[] = [];
    for (const [key, child] of Object.entries(value)) {
      const field = fieldOfKey(key);
      if (field) own.push({ field, key, value: child, distance: 0 });
      if (!isNested(child)) continue;
      const isOther = isForeign(key);
      const facts = this.visit(child, depth + 1, penalty + (isOther ? 4 : 0), lineage);
      if (!isOther)
        for (const fact of facts)
          if (fact.distance < farthest) far.push({ ...fact, distance: fact.distance + 1 });
    }
    cluster.facts = [...own, ...far.toSorted((one, other) => one.distance - other.distance)].slice(
      0,
      mostFacts,
    );
    const known = new Set(
      cluster.facts.flatMap(({ field, value }) => (telling.has(field) && isFilled(value) ? [field] : [])),
    );
    const isNamed = known.size >= 2 && cluster.facts.some((fact) => this.#isInHeadline(fact));
    cluster.score =
      known.size - penalty + (known.size >= 2 && this.#isThisPage(value) ? 3 : 0) + (isNamed ? 2 : 0);
    if (cluster.score >= leastScore) {
      this.found.push(cluster);
      this.#ancestors.set(cluster, lineage.slice(0, -1).toReversed());
    }
    const latitude = own.find(({ field }) => field === "latitude");
    const longitude = own.find(({ field }) => field === "longitude");
    if (latitude && longitude && penalty === 0) this.places.push([latitude.value, longitude.value]);
    return cluster.facts;
  }

  /** Caches keep answers as JSON inside JSON. */
  #visitText(value: unknown, depth: number, penalty: number, parents: Cluster[]): Fact[] {
    if (typeof value !== "string" || !isNested(value)) return [];
    const inner = parseJson(value);
    return inner === null ? [] : this.visit(inner, depth + 1, penalty, parents);
  }

  /** The page's headline names this home's address or price. */
  #isInHeadline({ field, value }: Fact): boolean {
    const text = scalar(value);
    if (text === null) return false;
    if (field === "address") return text.length >= 8 && this.#headline.includes(text.toLowerCase());
    return field === "price" && Number(text) >= 500 && this.#figures.has(Number(text));
  }

  #isThisPage(value: Record<string, unknown>): boolean {
    if (this.#address === "") return false;
    return Object.entries(value).some(([key, id]) => {
      if (!/(?:^|_|[a-z])(?:id|code|reference|ref|slug|zpid|key|number)$/i.test(key)) return false;
      const text = typeof id === "number" || typeof id === "string" ? String(id) : "";
      return text.length >= 5 && this.#address.includes(text);
    });
  }
}

function isNested(value: unknown): boolean {
  if (typeof value === "string")
    return value.length > 60 && /^\s*(?:\{\s*"|\[\s*\{)/.test(value.slice(0, 20));
  return typeof value === "object" && value !== null;
}

function safe(url: string): string {
  return url.replace(/%(?![0-9a-f]{2})/gi, "").replace(/%[89a-f][0-9a-f]/gi, "");
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== "" && value !== 0 && !(Array.isArray(value) && value.length === 0);
}

function readCluster(facts: readonly Fact[], findings: Findings, weight: number): void {
  const textOf = (field: StateField) =>
    facts.map((fact) => (fact.field === field ? scalar(fact.value) : null)).find(Boolean);
  const currency = textOf("currency") ?? null;
  const areaUnit = textOf("areaUnit") ?? null;
  for (const fact of facts) readFact(fact, { currency, areaUnit }, findings, weight - fact.distance * 0.1);
  const latitude = facts.find(({ field, value }) => field === "latitude" && scalar(value) !== null);
  const longitude = facts.find(
    ({ field, value, distance }) =>
      field === "longitude" && scalar(value) !== null && distance === latitude?.distance,
  );
  const place = readCoordinates(scalar(latitude?.value), scalar(longitude?.value));
  findings.add("coordinates", place, `${scalar(latitude?.value)}, ${scalar(longitude?.value)}`, weight);
}

type Units = { currency: string | null; areaUnit: string | null };

function readFact({ field, key, value }: Fact, units: Units, findings: Findings, weight: number): void {
  const text = scalar(value);
  const raw = `${key}: ${text ?? JSON.stringify(value)?.slice(0, 150)}`;
  switch (field) {
    case "price":
      return readPriceFact(key, value, units.currency, raw, findings, weight);
    case "bedrooms":
    case "bathrooms":
    case "rooms":
      return text === null
        ? undefined
        : findings.add(field, readCount(text) ?? readRooms(field, text), raw, weight);
    case "squareMeters":
    case "landSquareMeters":
      return findings.add(field, readAreaFact(key, value, units.areaUnit), raw, weight);
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
    case "images":
      return findings.add(
        "images",
        imageUrls(value),
        raw,
        weight + Math.min(imageUrls(value).length, 50) / 100,
      );
    case "kind":
      return findings.add(
        "kind",
        text === null ? null : readKind(text.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ")),
        raw,
        weight - 0.2,
      );
    case "offer":
      return findings.add("offer", text === null ? null : readOffer(text.replaceAll("_", " ")), raw, weight);
    case "title":
    case "address":
    case "city":
    case "condoName": {
      const line = text === null ? "" : cleanText(text);
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

function readPriceFact(
  key: string,
  value: unknown,
  currency: string | null,
  raw: string,
  findings: Findings,
  weight: number,
): void {
  const inner = isObject(value) ? value : {};
  const text =
    scalar(value) ??
    scalar(inner["value"]) ??
    scalar(inner["amount"]) ??
    scalar(inner["price"]) ??
    scalar(inner["formatted"]) ??
    scalar(inner["display"]);
  if (text === null || (/^(?:amount)$/i.test(key) === true && !currency)) return;
  const read = readPrice(text);
  if (!read) return;
  const isPlain = /^\d+(?:\.\d+)?$/.test(text.trim());
  const amount = isPlain ? Number(text) : (read.amount ?? readNumber(text) ?? 0);
  const stated = scalar(inner["currency"]) ?? scalar(inner["currencyCode"]) ?? currency;
  if (amount <= 0) return;
  const period =
    read.period !== "total"
      ? read.period
      : (readPeriod(`/${scalar(inner["period"]) ?? scalar(inner["unit"]) ?? ""}`) ??
        (/rent|miete/i.test(key) ? "month" : "total"));
  findings.add(
    "price",
    {
      amount,
      currency: read.currency ?? (stated ? readCurrency(stated) : null),
      period,
      isFrom: read.isFrom,
    },
    raw,
    weight,
  );
}

function readAreaFact(key: string, value: unknown, unit: string | null): number | null {
  const inner = isObject(value) ? value : {};
  const text =
    scalar(value) ?? scalar(inner["value"]) ?? scalar(inner["size"]) ?? scalar(inner["squareMeters"]);
  if (text === null) return null;
  const stated = readArea(text);
  if (stated !== null) return stated;
  if (!/^[\d.,\s]+$/.test(text)) return null;
  const number = readNumber(text);
  if (number === null || number <= 0) return null;
  const named = scalar(inner["unit"]) ?? scalar(inner["unitCode"]) ?? unit ?? "";
  const size = /sq(?:uare)?[_-]?f(?:ee|oo)?t/i.test(key) ? 0.09290304 : (squareMetresPerUnit(named) ?? 1);
  return roundArea(number * size);
}

function scalar(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value) && value.length === 1) return scalar(value[0]);
  return null;
}

const pictureAddress = /^(?:https?:)?\/\/\S+$|^\/\S+\.(?:jpe?g|png|webp|avif)(?:\?\S*)?$/i;

function imageUrls(value: unknown): string[] {
  const list = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return list.flatMap((item) => {
    const url = typeof item === "string" ? item : isObject(item) ? largestUrl(item, 0) : null;
    return url && pictureAddress.test(url) ? [url] : [];
  });
}

/** Of one picture's sizes the one that calls itself large, else the last: sizes are written in growing order. */
function largestUrl(item: Record<string, unknown>, depth: number): string | null {
  const urls = Object.entries(item).flatMap(([key, value]): { key: string; url: string }[] => {
    if (typeof value === "string" && pictureAddress.test(value)) return [{ key, url: value }];
    if (depth >= 3 || typeof value !== "object" || value === null) return [];
    const inner = Array.isArray(value) ? value.findLast(isObject) : value;
    const url = isObject(inner) ? largestUrl(inner, depth + 1) : null;
    return url ? [{ key, url }] : [];
  });
  return (
    (
      urls.find(({ key }) => /orig|full|large|xl|big|max|hd/i.test(key)) ??
      urls.find(({ key }) => /^(?:url|src|href|uri)$/i.test(key)) ??
      urls.at(-1)
    )?.url ?? null
  );
}

const looseLatitude =
  /["']?\blat(?:itude)?["']?\s*[:=,]\s*\\?["']?(-?\d{1,2}\.\d{3,})\\?["']?[\s\S]{0,60}?["']?\b(?:lng|lon|long|longitude)\\?["']?\s*[:=,]\s*\\?["']?(-?\d{1,3}\.\d{3,})/i;
const mapCall =
  /LatLng\(\s*["']?(-?\d{1,2}\.\d{3,})["']?\s*,\s*["']?(-?\d{1,3}\.\d{3,})|setView\(\s*\[\s*(-?\d{1,2}\.\d{3,})\s*,\s*(-?\d{1,3}\.\d{3,})/;

/** Coordinates outside of any home's object: the map's own. */
function readLoosePlaces(
  places: readonly [unknown, unknown][],
  scripts: readonly PageScript[],
  findings: Findings,
): void {
  for (const [latitude, longitude] of places.slice(0, 3)) {
    findings.add(
      "coordinates",
      readCoordinates(scalar(latitude), scalar(longitude)),
      `${scalar(latitude)}, ${scalar(longitude)}`,
      0.3,
    );
  }
  for (const { text } of scripts) {
    if (!/lat/i.test(text) && !text.includes("setView")) continue;
    const match = looseLatitude.exec(text) ?? mapCall.exec(text);
    const [latitude, longitude] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
    if (match) findings.add("coordinates", readCoordinates(latitude, longitude), match[0], 0.1);
  }
}
