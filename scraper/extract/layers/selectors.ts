/** Where the source's admin said a field is: these win over every other layer. */
import type { Document } from "domhandler";
import type { FieldSelector, Selectors } from "../../../domain/scraping/scrape-source.ts";
import { readArea } from "../../meaning/area.ts";
import { readNumber } from "../../meaning/number.ts";
import { readCoordinates } from "../../meaning/place.ts";
import { readPrice } from "../../meaning/price.ts";
import { readCount, readRooms } from "../../meaning/rooms.ts";
import { readKind, readOffer } from "../../meaning/kind-and-offer.ts";
import { cleanParagraphs, cleanText } from "../parse/clean-text.ts";
import { Findings, type Candidate } from "../fields.ts";
import { findByPattern } from "../linear-pattern.ts";
import { $, select } from "../parse/parse-page.ts";

export function readSelectors(page: Document, selectors: Selectors): Candidate[] {
  if (Object.keys(selectors).length === 0) return [];
  const findings = new Findings("selectors");
  const all = (name: keyof Selectors) => findTexts(page, selectors[name] ?? []);
  const first = (name: keyof Selectors) => all(name)[0] ?? null;
  for (const name of [
    "title",
    "address",
    "city",
    "condoName",
    "agentName",
    "agentPhone",
    "agentEmail",
    "externalId",
  ] as const) {
    const text = first(name);
    findings.add(name, text === null ? null : cleanText(text), text);
  }
  const description = first("description");
  findings.add("description", description === null ? null : cleanParagraphs(description), description);
  findings.add(
    "price",
    map(first("price"), (text) => readPrice(text)),
    first("price"),
  );
  for (const name of ["bedrooms", "bathrooms", "rooms"] as const) {
    findings.add(
      name,
      map(first(name), (text) => readCount(text) ?? readRooms(name, text)),
      first(name),
    );
  }
  for (const name of ["squareMeters", "landSquareMeters"] as const) {
    findings.add(
      name,
      map(first(name), (text) => readArea(text) ?? readNumber(text)),
      first(name),
    );
  }
  for (const name of ["yearBuilt", "floor"] as const) {
    findings.add(
      name,
      map(first(name), (text) => readNumber(/\d+/.exec(text)?.[0] ?? "")),
      first(name),
    );
  }
  findings.add(
    "coordinates",
    readCoordinates(first("latitude"), first("longitude")),
    `${first("latitude")}, ${first("longitude")}`,
  );
  findings.add("images", all("images"), all("images"));
  findings.add("amenities", all("amenities").map(cleanText), all("amenities"));
  findings.add("offer", map(first("offer"), readOffer), first("offer"));
  findings.add("kind", map(first("kind"), readKind), first("kind"));
  return findings.candidates;
}

function map<Value>(text: string | null, read: (text: string) => Value): Value | null {
  return text === null ? null : read(text);
}

/** What the first selector that finds something found. */
export function findTexts(page: Document, selectors: readonly FieldSelector[]): string[] {
  for (const selector of selectors) {
    const texts = select(page, selector.selector)
      .toArray()
      .flatMap((element) => {
        const written = selector.attribute ? $(element).attr(selector.attribute) : $(element).text();
        const text = transform(keep(written?.trim() ?? "", selector.pattern), selector.transform);
        return text === "" ? [] : [text];
      });
    if (texts.length > 0) return texts;
  }
  return [];
}

function keep(text: string, pattern: string | undefined): string {
  return pattern === undefined ? text : findByPattern(pattern, text);
}

function transform(text: string, how: FieldSelector["transform"]): string {
  if (how === "lowercase") return text.toLowerCase();
  return how === "digits" ? text.replace(/\D/g, "") : text;
}
