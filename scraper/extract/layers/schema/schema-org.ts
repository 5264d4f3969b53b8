/**
 * Fields from schema.org nodes, whether they came as JSON-LD, microdata or RDFa.
 * Nodes of other things (agents, breadcrumbs, lists of other homes, reviews) are left out.
 */
import { readNumber } from "../../../meaning/number.ts";
import { readCoordinates } from "../../../meaning/place.ts";
import { readCurrency } from "../../../meaning/currency.ts";
import { readPeriod, readPrice, type Price } from "../../../meaning/price.ts";
import { readAvailability, readKind, readOffer } from "../../../meaning/kind-and-offer.ts";
import * as names from "../../../words/keys/schema-org.ts";
import { linesOf, type Words } from "../../../words/words.ts";
import { cleanText, plainWords } from "../../parse/clean-text.ts";
import { Findings, type Candidate, type Layer } from "../../fields.ts";
import { isObject } from "../../parse/parse-json.ts";
import type { SchemaNode } from "../../facts/schema-items.ts";
import { readMeasures, readMeasuresInName, readProperty } from "./schema-measures.ts";
import { asList, firstText } from "./schema-values.ts";

/** Names as schema.org writes them, in whatever case. */
const namesOf = (words: Words) => new Set(linesOf(words).map((name) => name.toLowerCase()));

const notTheHome = namesOf(names.otherProperties);
const homes = namesOf(names.homeTypes);
const others = namesOf(names.otherTypes);
const carrierTypes =
  /^(?:Product|Offer|Place|WebPage|ItemPage|IndividualProduct|Thing|Event|Landform|AggregateOffer|Car)$/i;

/** Actions that have the home's price. */
const offeringTypes = /^(?:Rent|Lease|Buy|Sell)Action$/i;

export function typesOf(node: SchemaNode): string[] {
  const type = node["@type"];
  const list = Array.isArray(type) ? type : [type];
  return list.flatMap((name) => (typeof name === "string" ? [name.slice(name.lastIndexOf("/") + 1)] : []));
}

function isHomeType(type: string): boolean {
  return homes.has(type.toLowerCase());
}

function isOtherType(type: string): boolean {
  return others.has(type.toLowerCase());
}

export function isHome(node: SchemaNode): boolean {
  return typesOf(node).some(isHomeType);
}

/** How many homes the page describes as its own: several are a list. */
export function countHomes(roots: readonly SchemaNode[]): number {
  const lists = roots.filter((root) =>
    typesOf(root).some((type) => /^(?:ItemList|SearchResultsPage)$/i.test(type)),
  );
  const listed = lists.reduce((sum, list) => sum + asList(list["itemListElement"]).length, 0);
  const offers = roots.filter((root) => isHome(root) || typesOf(root).includes("Product")).length;
  return Math.max(offers, listed);
}

export function readSchemaOrg(
  roots: readonly SchemaNode[],
  layer: Layer,
  pageUrl: string | null,
  headline: string,
): Candidate[] {
  const findings = new Findings(layer);
  const named = plainWords(headline);
  const hasOwn = roots.some((root) => isHome(root) && isAbout(root, pageUrl));
  const ranked = roots
    .filter((root) => !typesOf(root).some(isOtherType))
    // Cards of other homes carry data of their own.
    .filter((root) => !isHome(root) || !isElsewhere(root, pageUrl) || (!hasOwn && isNamedIn(root, named)))
    .map((root, index) => ({ root, index, rank: rankRoot(root, pageUrl) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.index - other.index);
  ranked.forEach(({ root, rank }) => readNode(root, findings, rank, 0));
  readAgents(roots, findings);
  // A measure in a name counts as text, even in structured data. Often it is the plot's size, or a range.
  const told = new Findings("text");
  for (const { root } of ranked) readMeasuresInName(cleanText(firstText(root["name"]) ?? ""), told, 0.3);
  return [...findings.candidates, ...told.candidates];
}

/** The site's own address is no other home's. */
function isElsewhere(root: SchemaNode, pageUrl: string | null): boolean {
  const address = firstText(root["url"]);
  if (address === null || pageUrl === null || sameAddress(address, pageUrl)) return false;
  return URL.parse(address, pageUrl)?.pathname !== "/";
}

/** A home's own data may have another address of its page, and without a name it is not known whose it is. */
function isNamedIn(root: SchemaNode, headline: string): boolean {
  return headline.includes(plainWords(cleanText(firstText(root["name"]) ?? "")));
}

function isAbout(root: SchemaNode, pageUrl: string | null): boolean {
  const address = firstText(root["url"]) ?? firstText(root["@id"]);
  return address !== null && pageUrl !== null && sameAddress(address, pageUrl);
}

function rankRoot(root: SchemaNode, pageUrl: string | null): number {
  const types = typesOf(root);
  const base = types.some(isHomeType) ? 3 : types.some((type) => carrierTypes.test(type)) ? 2 : 1;
  return base + (isAbout(root, pageUrl) ? 3 : 0) + Math.min(Object.keys(root).length, 20) / 20;
}

function sameAddress(one: string, other: string): boolean {
  const [left, right] = [URL.parse(one, other), URL.parse(other)];
  return (
    left !== null && right !== null && left.pathname.replace(/\/$/, "") === right.pathname.replace(/\/$/, "")
  );
}

const deepest = 8;

function readNode(node: SchemaNode, findings: Findings, weight: number, depth: number): void {
  if (depth > deepest) return;
  readOwn(node, findings, weight - depth * 0.1, depth);
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith("@")) continue;
    const isOther = notTheHome.has(key.toLowerCase());
    for (const child of asList(value)) {
      if (isOther && !(isObject(child) && typesOf(child).some((type) => offeringTypes.test(type)))) continue;
      if (!isObject(child) || typesOf(child).some(isOtherType)) continue;
      readNode(child, findings, weight, depth + 1);
    }
  }
}

function readOwn(node: SchemaNode, findings: Findings, weight: number, depth: number): void {
  const types = typesOf(node).join(" ");
  if (depth === 0 || isHome(node) || /Product|Offer|itemOffered/i.test(types)) {
    const name = cleanText(firstText(node["name"]) ?? "");
    if (name.length >= 5 && !/Event/i.test(types)) findings.add("title", name, name, weight);
    const description = cleanText(firstText(node["description"]) ?? "");
    if (description.length >= 20) findings.add("description", description, description, weight);
    readImages(node, findings, weight);
    const kind =
      readKind(types.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/\bResidence\b/, "")) ?? readKind(name);
    findings.add("kind", kind, types, weight);
    findings.add("offer", readOffer(`${firstText(node["businessFunction"]) ?? ""} ${name}`), name, weight);
    findings.add("externalId", firstText(node["sku"]) ?? firstText(node["productID"]), node["sku"], weight);
    const [identifier] = asList(node["identifier"]);
    const id = firstText(isObject(identifier) ? identifier["value"] : identifier);
    findings.add(
      "externalId",
      id !== null && /^[\w.-]{2,40}$/.test(id) ? id : null,
      identifier,
      weight - 0.05,
    );
  }
  readPrices(node, findings, weight);
  readState(node, findings, weight);
  readMeasures(node, findings, weight);
  readPlace(node, findings, weight);
  for (const property of asList(node["additionalProperty"]))
    if (isObject(property)) readProperty(property, findings, weight);
  const amenities = asList(node["amenityFeature"]).flatMap((feature) => {
    if (typeof feature === "string") return [feature];
    return isObject(feature) && feature["value"] !== false && firstText(feature["name"])
      ? [cleanText(firstText(feature["name"]) ?? "")]
      : [];
  });
  findings.add("amenities", amenities, amenities, weight);
}

function readPrices(node: SchemaNode, findings: Findings, weight: number): void {
  const stated =
    node["price"] ?? node["lowPrice"] ?? (/MonetaryAmount/.test(typesOf(node).join()) ? node["value"] : null);
  const text = firstText(stated);
  if (text === null) return;
  const price = readStatedPrice(text, node);
  if (!price) return;
  if (price.period !== "total" && price.period !== "night") findings.add("rent", price, text, weight);
  findings.add(
    "price",
    price,
    node["priceCurrency"] ? `${text} ${firstText(node["priceCurrency"])}` : text,
    weight,
  );
}

/** A home that is gone often has no price any more. */
function readState(node: SchemaNode, findings: Findings, weight: number): void {
  const availability = firstText(node["availability"]) ?? "";
  findings.add("availability", readAvailability(availability), availability, weight);
}

function readStatedPrice(text: string, node: SchemaNode): Price | null {
  const isPlain = /^[\d\s.,'’]+$/.test(text);
  // schema.org wants "1234.50": a dot before one or two digits is decimal, and so is a dot alone elsewhere.
  const plain =
    /^\d+\.\d+$/.test(text.trim()) && !/^\d{1,3}\.\d{3}$/.test(text.trim()) ? Number(text) : readNumber(text);
  const read = isPlain ? null : readPrice(text);
  const amount = isPlain ? plain : (read?.amount ?? null);
  if (amount === null || amount <= 0) return null;
  const [specification] = asList(node["priceSpecification"]);
  const unit = [node, isObject(specification) ? specification : {}].flatMap((said) =>
    [said["unitText"], said["unitCode"], said["referenceQuantity"]].map(
      (value) => JSON.stringify(value) ?? "",
    ),
  );
  const period = unit.join(" ");
  return {
    amount,
    currency:
      readCurrency(firstText(node["priceCurrency"]) ?? firstText(node["currency"]) ?? "") ??
      read?.currency ??
      null,
    period: /\bMON(?:TH)?\b/.test(period)
      ? "month"
      : /\bWEE\b/.test(period)
        ? "week"
        : /\bANN\b/.test(period)
          ? "year"
          : (readPeriod(`/${firstText(node["unitText"]) ?? ""}`) ?? read?.period ?? "total"),
    isFrom: node["lowPrice"] !== undefined && node["price"] === undefined,
  };
}

const mapPlace = /(?:[?&@=/]|!3d)(-?\d{1,2}\.\d{3,})(?:,|%2C|!4d)\s?(-?\d{1,3}\.\d{3,})/i;

function readPlace(node: SchemaNode, findings: Findings, weight: number): void {
  const map = mapPlace.exec(firstText(node["hasMap"]) ?? "");
  if (map) findings.add("coordinates", readCoordinates(map[1], map[2]), map[0], weight - 0.05);
  findings.add(
    "coordinates",
    readCoordinates(plain(node["latitude"]), plain(node["longitude"])),
    { latitude: node["latitude"], longitude: node["longitude"] },
    weight,
  );
  for (const address of asList(node["address"])) {
    if (typeof address === "string") findings.add("address", cleanText(address), address, weight);
    if (!isObject(address)) continue;
    const parts = ["streetAddress", "addressLocality", "addressRegion", "postalCode"].map((key) =>
      cleanText(firstText(address[key]) ?? ""),
    );
    findings.add("address", [...new Set(parts.filter((part) => part !== ""))].join(", "), address, weight);
    findings.add(
      "city",
      cleanText(firstText(address["addressLocality"]) ?? ""),
      address["addressLocality"],
      weight,
    );
  }
}

function readImages(node: SchemaNode, findings: Findings, weight: number): void {
  const images = [...asList(node["image"]), ...asList(node["photo"]), ...asList(node["photos"])].flatMap(
    (image) => {
      if (typeof image === "string") return [image];
      if (!isObject(image)) return [];
      return [firstText(image["contentUrl"]) ?? firstText(image["url"]) ?? ""];
    },
  );
  const present = images.filter((image) => image !== "");
  findings.add("images", present, present, weight);
}

function readAgents(roots: readonly SchemaNode[], findings: Findings): void {
  for (const root of roots) {
    const offers = asList(root["offers"]).filter(isObject);
    const agents = [root, ...offers].flatMap((node) =>
      ["seller", "agent", "offeredBy", "broker", "provider"].flatMap((key) =>
        asList(node[key]).filter(isObject),
      ),
    );
    for (const agent of [...agents, ...(typesOf(root).includes("RealEstateAgent") ? [root] : [])]) {
      findings.add("agentName", cleanText(firstText(agent["name"]) ?? ""), agent["name"]);
      findings.add("agentPhone", firstText(agent["telephone"]), agent["telephone"]);
      findings.add("agentEmail", firstText(agent["email"]), agent["email"]);
    }
  }
}

function plain(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}
