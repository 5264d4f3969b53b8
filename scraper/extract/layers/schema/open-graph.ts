/** OpenGraph, Twitter cards and plain meta elements. Their sentences are read too, with little weight. */
import { readArea } from "../../../meaning/area.ts";
import { readNumber } from "../../../meaning/number.ts";
import { readCoordinates } from "../../../meaning/place.ts";
import { readCurrency } from "../../../meaning/currency.ts";
import { readPrice } from "../../../meaning/price.ts";
import { readCount, readRooms, roomsOfLabel } from "../../../meaning/rooms.ts";
import { readAvailability, readKind, readOffer } from "../../../meaning/kind-and-offer.ts";
import { cleanText } from "../../parse/clean-text.ts";
import { Findings, type Candidate } from "../../fields.ts";
import type { PageFacts } from "../../facts/page-facts.ts";
import { fieldOfKey } from "../../../meaning/keys.ts";
import { readStateArea } from "../state/state-measures.ts";

export function readOpenGraph(facts: PageFacts): Candidate[] {
  const findings = new Findings("open-graph");
  const first = (...names: string[]) =>
    names.map((name) => facts.metas.get(name)?.[0]).find((text) => text?.trim());
  const title = first("og:title", "twitter:title");
  if (title) findings.add("title", cleanText(title), title);
  const description = first("og:description", "description", "twitter:description");
  if (description) findings.add("description", cleanText(description), description, 0.5);
  const images = [
    "og:image",
    "og:image:url",
    "og:image:secure_url",
    "twitter:image",
    "twitter:image:src",
  ].flatMap((name) => facts.metas.get(name) ?? []);
  findings.add("images", images, images);
  readAmounts(findings, first);
  readOwnNames(findings, facts);
  readPlace(findings, first);
  readLabels(findings, facts);
  readSentences(
    findings,
    [title, facts.title, description].filter((text) => text !== undefined).map(cleanText),
  );
  return findings.candidates;
}

/** "property:area", "listing:floor_size": sites name their own in the same words as their data. */
const ownPrefix = /^(?:property|listing|realestate|real_estate|house|home|apartment|residence|estate):/;

function readOwnNames(findings: Findings, { metas }: PageFacts): void {
  for (const [name, [content = ""]] of metas) {
    if (!ownPrefix.test(name)) continue;
    const field = fieldOfKey(name.replace(ownPrefix, "").replaceAll(":", "_"));
    if (field === "bedrooms" || field === "bathrooms" || field === "rooms")
      findings.add(field, readCount(content) ?? readRooms(field, content), `${name}: ${content}`);
    else if (field === "squareMeters" || field === "landSquareMeters")
      findings.add(field, readStateArea(name, content, null), `${name}: ${content}`);
  }
}

type First = (...names: string[]) => string | undefined;

function readAmounts(findings: Findings, first: First): void {
  const amount = first("product:price:amount", "og:price:amount", "price", "property:price", "product:price");
  const currency = first("product:price:currency", "og:price:currency", "currency", "pricecurrency");
  if (amount) {
    const number = readNumber(amount) ?? readPrice(amount)?.amount ?? null;
    if (number && number > 0) {
      const price = {
        amount: number,
        currency: readCurrency(currency ?? amount),
        period: "total" as const,
        isFrom: false,
      };
      findings.add("price", price, `${amount} ${currency ?? ""}`);
    }
  }
  const availability = first("product:availability", "og:availability") ?? "";
  findings.add("availability", readAvailability(availability), availability);
  const bedrooms = first("property:beds", "property:bedrooms", "og:bedrooms", "bedrooms", "zillow_fb:beds");
  if (bedrooms) findings.add("bedrooms", readCount(bedrooms), bedrooms);
  const bathrooms = first(
    "property:baths",
    "property:bathrooms",
    "og:bathrooms",
    "bathrooms",
    "zillow_fb:baths",
  );
  if (bathrooms) findings.add("bathrooms", readCount(bathrooms), bathrooms);
}

function readPlace(findings: Findings, first: First): void {
  const latitude = first("place:location:latitude", "og:latitude", "latitude", "property:location:latitude");
  const longitude = first(
    "place:location:longitude",
    "og:longitude",
    "longitude",
    "property:location:longitude",
  );
  findings.add("coordinates", readCoordinates(latitude, longitude), `${latitude}, ${longitude}`);
  const position = first("geo.position", "icbm");
  const [north, east] = position?.split(/[;,]/) ?? [];
  findings.add("coordinates", readCoordinates(north, east), position);
  const city = first("og:locality", "business:contact_data:locality", "geo.placename");
  if (city) findings.add("city", cleanText(city), city);
  const street = first("og:street-address", "business:contact_data:street_address");
  if (street) findings.add("address", cleanText(street), street);
}

/** twitter:label1 = "Bedrooms", twitter:data1 = "3". */
function readLabels(findings: Findings, facts: PageFacts): void {
  for (const number of [1, 2, 3, 4]) {
    const label = facts.metas.get(`twitter:label${number}`)?.[0]?.trim() ?? "";
    const data = facts.metas.get(`twitter:data${number}`)?.[0] ?? "";
    if (label === "" || data === "") continue;
    for (const kind of roomsOfLabel(label))
      if (kind !== "rooms") findings.add(kind, readCount(data), `${label}: ${data}`);
    findings.add("price", readPrice(data, { needsCurrency: true }), `${label}: ${data}`, 0.9);
    findings.add("squareMeters", readArea(data), `${label}: ${data}`, 0.9);
  }
}

const siteBar = /\s[|–—]\s/;

/** "Flat at Park View | Northfield Lettings". */
function withoutLast(sentence: string): string {
  const parts = sentence.split(siteBar);
  return parts.length < 2 ? sentence : parts.slice(0, -1).join(" | ");
}

function readSentences(findings: Findings, sentences: readonly string[]): void {
  sentences.forEach((sentence, index) => {
    const weight = 0.4 - index * 0.1;
    findings.add("price", readPrice(sentence, { needsCurrency: true }), sentence, weight);
    findings.add("bedrooms", readRooms("bedrooms", sentence), sentence, weight);
    findings.add("bathrooms", readRooms("bathrooms", sentence), sentence, weight);
    findings.add("rooms", readRooms("rooms", sentence), sentence, weight);
    findings.add("squareMeters", readArea(sentence), sentence, weight);
    // The site's name comes after a bar: "Haus & Hof".
    findings.add("kind", readKind(sentence.split(siteBar)[0] ?? ""), sentence, weight);
    findings.add("offer", readOffer(withoutLast(sentence)), sentence, weight);
  });
}
