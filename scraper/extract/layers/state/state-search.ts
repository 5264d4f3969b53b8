/**
 * Looks through embedded data for objects that describe a home, and scores each by how much it knows,
 * how deep in lists it lies, and whether the page's address or headline names it.
 */
import { numberPattern, readNumber } from "../../../meaning/number.ts";
import { expandState } from "./expand-state.ts";
import { readLabelledEntry, readLabelledList, readMeasured, type LabelledEntry } from "./labelled-entries.ts";
import { isObject, parseJson } from "../../parse/parse-json.ts";
import type { StateField } from "../../../meaning/key-field.ts";
import { fieldOfKey, isForeign } from "../../../meaning/keys.ts";
import { readStatePlace } from "./state-place.ts";
import { readScalar } from "./state-values.ts";

export type Fact = { field: StateField; key: string; value: unknown; distance: number };
export type Cluster = {
  facts: readonly Fact[];
  score: number;
  depth: number;
  parent: Cluster | null;
  /** The page's address or headline names it. */
  isNamed: boolean;
  /** One of several of its kind in a list. */
  isListed: boolean;
};

const farthest = 3;
/** How far up what holds a home still describes it. */
const mostRelations = 3;
const deepest = 40;
const mostNodes = 300_000;
const mostFacts = 80;
/** So many homes in one list are a page's results or its suggestions. */
const fewestListed = 2;
/** The first are the page's own. */
const mostGalleries = 3;
const none: readonly Fact[] = [];
/** Fewer of a home's fields in one place are a coincidence. */
export const leastScore = 3;

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

export class StateSearch {
  readonly found: Cluster[] = [];
  readonly places: [unknown, unknown][] = [];
  /** Galleries that belong to no home, for pages whose home is only text. */
  readonly galleries: unknown[] = [];
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

  /** What holds it, nearest first. */
  relationsOf(cluster: Cluster): Cluster[] {
    const relations: Cluster[] = [];
    for (let next = cluster.parent; next && relations.length < mostRelations; next = next.parent)
      relations.push(next);
    return relations;
  }

  /** Returns the facts in reach, nearest first. `penalty` grows in lists and foreign branches. */
  visit(value: unknown, depth: number, penalty: number, parent: Cluster | null): readonly Fact[] {
    if (depth > deepest || (this.#nodes += 1) > mostNodes) return none;
    if (Array.isArray(value)) return this.#visitList(value, depth, penalty, parent);
    if (!isObject(value)) return this.#visitText(value, depth, penalty, parent);
    const cluster: Cluster = { facts: none, score: 0, depth, parent, isNamed: false, isListed: false };
    // Most objects say nothing about homes, so nothing is built for them.
    let own: Fact[] | null = null;
    let far: Fact[] | null = null;
    const isPoint = value["type"] === "Point";
    for (const key of Object.keys(value)) {
      // The type beside a point gives the meaning of its numbers.
      const child =
        isPoint && key === "coordinates" ? { type: "Point", coordinates: value[key] } : value[key];
      const field = fieldOfKey(key) ?? (key === "lang" && isDegrees(child) ? "longitude" : null);
      if (field) (own ??= []).push({ field, key, value: child, distance: 0 });
      if (field === "images" && penalty === 0) this.#keepGallery(child);
      if (!isNested(child)) continue;
      const isOther = isForeign(key);
      if (!isOther || /amenit/i.test(key)) for (const fact of factsOf(key, child)) (far ??= []).push(fact);
      const facts = this.visit(child, depth + 1, penalty + (isOther ? 4 : 0), cluster);
      if (!isOther)
        for (const fact of facts)
          if (fact.distance < farthest)
            (far ??= []).push({ ...fact, distance: fact.distance + stepTo(key, fact) });
    }
    if (!own && !far) return none;
    cluster.facts = [
      ...(own ?? none),
      ...(far?.toSorted((one, other) => one.distance - other.distance) ?? none),
    ].slice(0, mostFacts);
    this.#judge(cluster, value, penalty);
    if (own && penalty === 0) this.#keepPlace(own);
    return cluster.facts;
  }

  #keepGallery(value: unknown): void {
    if (Array.isArray(value) && this.galleries.length < mostGalleries) this.galleries.push(value);
  }

  #keepPlace(facts: readonly Fact[]): void {
    const latitude = facts.find(({ field }) => field === "latitude");
    const longitude = facts.find(({ field }) => field === "longitude");
    const place = facts
      .map(({ field, value }) => (field === "place" ? readStatePlace(value) : null))
      .find(Boolean);
    if (latitude && longitude) this.places.push([latitude.value, longitude.value]);
    else if (place) this.places.push([place.latitude, place.longitude]);
  }

  #visitList(
    list: readonly unknown[],
    depth: number,
    penalty: number,
    parent: Cluster | null,
  ): readonly Fact[] {
    const inList = list.length >= 3 && list.every(isObject) ? 2 : 0;
    let facts: readonly Fact[] = none;
    const before = this.found.length;
    for (const item of list)
      if (isNested(item)) facts = this.visit(item, depth + 1, penalty + inList, parent);
    const found = this.found.slice(before);
    const homes = found.filter((cluster) => cluster.depth === depth + 1);
    // `[{"listing":{…}},{"listing":{…}}]`
    const wrapped = found.filter((cluster) => cluster.depth === depth + 2 && hasPrice(cluster));
    for (const listed of [homes, wrapped])
      if (listed.length >= fewestListed) for (const home of listed) home.isListed = true;
    // A list of one may hold the home. Items of a list never describe the object that holds the list.
    return list.length === 1 ? facts : none;
  }

  #judge(cluster: Cluster, value: Record<string, unknown>, penalty: number): void {
    const known = new Set<StateField>();
    for (const fact of cluster.facts)
      if (telling.has(fact.field) && isFilled(fact.value)) known.add(fact.field);
    const isInHeadline = known.size >= 2 && cluster.facts.some((fact) => this.#isInHeadline(fact));
    const isThisPage = known.size >= 2 && this.#isThisPage(value);
    cluster.isNamed = isInHeadline || isThisPage;
    cluster.score = known.size - penalty + (isThisPage ? 3 : 0) + (isInHeadline ? 2 : 0);
    if (cluster.score >= leastScore) this.found.push(cluster);
  }

  /** Caches keep answers as JSON inside JSON. */
  #visitText(value: unknown, depth: number, penalty: number, parent: Cluster | null): readonly Fact[] {
    if (typeof value !== "string" || !isNested(value)) return none;
    const inner = expandState(parseJson(value.startsWith(guard) ? value.slice(guard.length) : value));
    return inner === null ? none : this.visit(inner, depth + 1, penalty, parent);
  }

  /** The page's headline names this home's address or price. */
  #isInHeadline({ field, value }: Fact): boolean {
    const text = readScalar(value);
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

/** Some themes shorten the longitude so; elsewhere that is a language. */
function isDegrees(value: unknown): boolean {
  return /^-?\d{1,3}\.\d{3,}$/.test(readScalar(value) ?? "");
}

const surroundings =
  /centroid|centre|center|bound|viewport|bbox|district|region|city|neighbou?rhood|county|zone|suburb/i;

/** The middle of a map or of a district is farther than the home's own place. */
function stepTo(key: string, { field }: Fact): number {
  const isPlace = field === "latitude" || field === "longitude" || field === "place";
  return isPlace && surroundings.test(key) ? 2 : 1;
}

/** Keeps other sites' scripts from reading an answer. */
const guard = "{}&&";
const openingOfJson = /^\s*(?:\{\}&&)?(?:\{\s*"|\[\s*\{)/;

/** The facts about the holder of a list of labels and values, or of a single pair. */
function factsOf(key: string, child: unknown): readonly Fact[] {
  if (Array.isArray(child)) return readLabelledList(child).map(factOf);
  const one = isObject(child) ? (readLabelledEntry(child) ?? readMeasured(key, child)) : null;
  return one ? [factOf(one)] : none;
}

function factOf({ field, label, value }: LabelledEntry): Fact {
  return { field, key: label, value, distance: 1 };
}

function isNested(value: unknown): boolean {
  if (typeof value !== "string") return typeof value === "object" && value !== null;
  return value.length > 60 && mayOpenJson(value.charCodeAt(0)) && openingOfJson.test(value.slice(0, 20));
}

/** A bracket, or white space of any script: most texts begin with a letter and are done with. */
function mayOpenJson(code: number): boolean {
  return code === 123 || code === 91 || code <= 32 || code > 127;
}

function safe(url: string): string {
  return url.replace(/%(?![0-9a-f]{2})/gi, "").replace(/%[89a-f][0-9a-f]/gi, "");
}

function hasPrice({ facts }: Cluster): boolean {
  return facts.some(({ field, value }) => field === "price" && isFilled(value));
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== "" && value !== 0 && !(Array.isArray(value) && value.length === 0);
}
