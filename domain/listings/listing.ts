/** A listing in the specification's API shape, Property. */
import type { Building } from "../buildings/building.ts";
import type { KnownTerms } from "../finance/finance-terms.ts";
import type { FloorPlan } from "../floor-plans/floor-plan-schema.ts";
import type { Locale } from "../languages/locales.ts";
import type { Ownership } from "./ownership.ts";
import type { Tenure } from "./tenure.ts";
import type { Translations } from "./translations.ts";

export const propertyTypes = [
  "condo-for-sale",
  "condo-for-rent",
  "condo-with-finance",
  "house-for-sale",
  "house-for-rent",
] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** In URLs `type=condo` means every condo type, `type=house` every house type. */
export const typeFamilies = {
  condo: ["condo-for-sale", "condo-for-rent", "condo-with-finance"],
  house: ["house-for-sale", "house-for-rent"],
} as const satisfies Record<string, readonly PropertyType[]>;

export const listingStatuses = ["for-sale", "for-rent", "finance-available", "sold", "rented"] as const;
export type ListingStatus = (typeof listingStatuses)[number];

export const publicationStates = ["draft", "review", "published", "rejected", "withdrawn"] as const;
export type PublicationState = (typeof publicationStates)[number];

export type Agent = { name: string; phone: string | null; email: string | null; photo: string | null };

/** By picture, as in `images`, and language. */
export type PictureTexts = Record<string, Partial<Record<Locale, string>>>;

/** What a page needs to name a home in its own language. */
export type NamedListing = Pick<
  Property,
  "title" | "language" | "translations" | "type" | "bedrooms" | "squareMeters" | "area"
> & { address: Pick<Property["address"], "state" | "city"> };
/** With a page of its own. */
export type NamedHome = NamedListing & Pick<Property, "slug">;

export type Property = {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** The language title and description were written in. */
  language: Locale;
  translations: Translations;
  images: string[];
  /** What a picture shows, as an admin wrote it. Only the listing's own page has them. */
  pictureTexts: PictureTexts;
  type: PropertyType;
  status: ListingStatus[];
  address: { street: string; city: string[]; state: string; zip: ""; country: "Thailand" };
  area: string | null;
  /** What is the same for every home in it. The home's own fields have what it takes from there. */
  building: Building | null;
  bedrooms: number | null;
  bathrooms: number | null;
  squareMeters: number | null;
  squareFeet: number | null;
  /** The plot of a house. */
  landSquareMeters: number | null;
  price: number | null;
  priceUnit: "total";
  monthlyRentalPrice: number | null;
  amenities: string[];
  latitude: number | null;
  longitude: number | null;
  location: { lat: number; lng: number } | null;
  agent?: Agent;
  /** Only where one listing is read: lists do not carry it. */
  floorPlan?: FloorPlan;
  /** The plan as pictures. */
  planImages?: string[];
  yearBuilt: number | null;
  tenure: Tenure | null;
  ownership: Ownership;
  /** The day of our last check of the ownership proof, `YYYY-MM-DD`. */
  lastVerifiedOn: string | null;
  /** THB per square metre and month. */
  commonFee: number | null;
  /** THB per square metre, once. */
  sinkingFund: number | null;
  financeTerms: KnownTerms;
  createdAt: string;
  updatedAt: string;
  featured: boolean;
  isSample: boolean;
  totalPrice: number | null;
  monthlyPrice: number | null;
};

export function isPropertyType(value: unknown): value is PropertyType {
  return propertyTypes.some((type) => type === value);
}

export function isListingStatus(value: unknown): value is ListingStatus {
  return listingStatuses.some((status) => status === value);
}

export function splitStatus(status: string | readonly string[]): ListingStatus[] {
  const words = typeof status === "string" ? status.split(",") : status;
  return words.map((word) => word.trim()).filter(isListingStatus);
}
