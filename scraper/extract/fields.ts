/** The fields that an extractor may find on a page, and how it says where it found each. */
import { toStorable } from "../../domain/site/storable-text.ts";
import type { Json } from "../../domain/database.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import type { Tenure } from "../../domain/listings/tenure.ts";
import type { Refusal } from "../../domain/scraping/refusals.ts";
import type { ReadingWarning } from "../../domain/scraping/listing-review.ts";
import type { ListingStatus, PropertyType } from "../../domain/listings/listing.ts";
import type { Coordinates } from "../meaning/place.ts";
import { isMoney, type Price } from "../meaning/price.ts";
import type { Availability, HomeKind, Offer } from "../meaning/kind-and-offer.ts";

/** In order of trust; the source's own selectors win where they are given. */
export const layers = [
  "selectors",
  "json-ld",
  "microdata",
  "rdfa",
  "embedded-state",
  "open-graph",
  "text",
  /** A record of a feed: no page competes with it. */
  "feed",
] as const;
export type Layer = (typeof layers)[number];

export type FieldValues = {
  title: string;
  description: string;
  price: Price;
  /** What a month costs, where a home may be bought and rented. */
  rent: Price;
  bedrooms: number;
  bathrooms: number;
  rooms: number;
  squareMeters: number;
  landSquareMeters: number;
  coordinates: Coordinates;
  address: string;
  city: string;
  condoName: string;
  images: string[];
  kind: HomeKind;
  offer: Offer;
  availability: Availability;
  finance: boolean;
  /** What the seller is paid first, and each month, where a home is paid in parts. */
  downPayment: Price;
  instalment: Price;
  financeMonths: number;
  tenure: Tenure;
  amenities: string[];
  yearBuilt: number;
  floor: number;
  agentName: string;
  agentPhone: string;
  agentEmail: string;
  externalId: string;
};
export type FieldName = keyof FieldValues;

/**
 * `weight` orders candidates of one layer: a labelled value beats a word in a sentence. `raw` is the text it was read
 * from, or a function that makes that text: few candidates are shown, and making it for each costs too much.
 */
export type Candidate<Name extends FieldName = FieldName> = {
  [Key in Name]: { field: Key; value: FieldValues[Key]; layer: Layer; raw: unknown; weight: number };
}[Name];

export type Found = { value: Json; layer: Layer; raw: string };
export type Field = Found & { others: Found[] };

export type ExtractedListing = {
  title: string;
  description: string;
  language: Locale;
  /** What the page asks, in `currency` a `pricePeriod`; for a home to let this is the rent. */
  price: number | null;
  currency: string | null;
  pricePeriod: Price["period"] | null;
  priceOnRequest: boolean;
  monthlyRentalPrice: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  rooms: number | null;
  squareMeters: number | null;
  landSquareMeters: number | null;
  latitude: number | null;
  longitude: number | null;
  images: string[];
  /** Null for a plot: a listing, but no home of the catalogue. */
  type: PropertyType | null;
  status: ListingStatus[];
  address: string | null;
  city: string | null;
  condoName: string | null;
  floor: number | null;
  /** In the currency of the price; null where the page does not state them. */
  financeDownPayment: number | null;
  financeInstalment: number | null;
  financeMonths: number | null;
  tenure: Tenure | null;
  amenities: string[];
  yearBuilt: number | null;
  agentName: string | null;
  agentPhone: string | null;
  agentEmail: string | null;
  externalId: string | null;
};

export type Extraction =
  | {
      isListing: true;
      refusal: null;
      listing: ExtractedListing;
      fields: Record<string, Field>;
      /** A listing with a warning is published only after an admin has seen it. */
      warnings: ReadingWarning[];
    }
  | { isListing: false; refusal: Refusal; listing: null; fields: Record<string, Field> };

export class Findings {
  readonly candidates: Candidate[] = [];
  readonly #layer: Layer;

  constructor(layer: Layer) {
    this.#layer = layer;
  }

  add<Name extends FieldName>(
    field: Name,
    value: FieldValues[Name] | null | undefined,
    raw: unknown,
    weight = 1,
  ): void {
    if (value === null || value === undefined || value === "") return;
    if (Array.isArray(value) && value.length === 0) return;
    if (isImpossible(value)) return;
    const kept = typeof value === "string" ? toStorable(value) : value;
    const candidate = { field, value: kept, layer: this.#layer, raw, weight };
    this.candidates.push(candidate as Candidate);
  }
}

const longestRaw = 200;

export function sayRaw(raw: unknown): string {
  const said: unknown = typeof raw === "function" ? raw() : raw;
  const text = typeof said === "string" ? said : (JSON.stringify(said) ?? "");
  const line = text.replace(/\s+/g, " ").trim();
  return toStorable(line.length > longestRaw ? `${line.slice(0, longestRaw)}…` : line);
}

/** True for a sum that no home costs. */
function isImpossible(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("amount" in value)) return false;
  return typeof value.amount === "number" && !isMoney(value.amount);
}
