/** A listing in the specification's API shape, Property, and the one function that makes it from a database row. */
import type { Database } from "../database.ts";
import type { KnownTerms } from "../finance/finance-terms.ts";
import type { FloorPlan } from "../floor-plans/floor-plan-schema.ts";
import type { Locale } from "../languages/locales.ts";
import { type Ownership, readOwnership } from "./ownership.ts";
import { type Tenure, isTenure } from "./tenure.ts";
import { type TranslationRow, type Translations, readTranslations } from "./translations.ts";

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

const squareFeetPerSquareMetre = 10.7639;

export type Agent = { name: string; phone: string | null; email: string | null; photo: string | null };

/** By picture, as in `images`, and language. */
type PictureTexts = Record<string, Partial<Record<Locale, string>>>;

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

type TableRow = Database["public"]["Tables"]["listings"]["Row"];

/** A row as reads return it. `status` may also be a comma-separated string. */
export type ListingRow = Omit<
  TableRow,
  "status" | "publication" | "excluded" | "images" | "updated_at" | "floor_plan"
> & {
  status: string | string[];
  images: string[] | null;
  updated_at: string | null;
  listing_translations: TranslationRow[];
  picture_texts?: PictureTexts;
  /** Checked when it was saved. */
  floor_plan?: FloorPlan | null;
};

/** The columns that a visitor's page needs, the same as in `ListingRow`. */
export const listingColumns =
  "id,slug,title,description,language,images,property_type,status,address,city,area,condo_name," +
  "bedrooms,bathrooms,square_meters,price,monthly_rental_price,amenities,latitude,longitude," +
  "agent_name,agent_phone,agent_email,agent_photo,year_built,ownership_verified,ownership_claimed,tenure,land_square_meters,last_verified_on,common_fee,sinking_fund," +
  "finance_down_payment,finance_months,finance_premium_percent,finance_interest_percent," +
  "finance_forfeiture_percent,featured,is_sample,created_at,updated_at,listing_translations(locale,title)";

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

export function toProperty(row: ListingRow): Property {
  if (!isPropertyType(row.property_type)) {
    throw new TypeError(`Listing ${row.id} has the unknown type "${row.property_type}"`);
  }
  const location =
    row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lng: row.longitude };
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    language: row.language as Locale,
    translations: readTranslations(row.listing_translations),
    images: row.images ?? [],
    pictureTexts: row.picture_texts ?? {},
    type: row.property_type,
    status: splitStatus(row.status),
    address: {
      street: row.address,
      city: row.city ? [row.city] : [],
      state: row.condo_name ?? "",
      zip: "",
      country: "Thailand",
    },
    area: row.area,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    squareMeters: row.square_meters,
    squareFeet: row.square_meters === null ? null : Math.round(row.square_meters * squareFeetPerSquareMetre),
    landSquareMeters: row.land_square_meters,
    price: row.price,
    priceUnit: "total",
    monthlyRentalPrice: row.monthly_rental_price,
    amenities: row.amenities,
    latitude: row.latitude,
    longitude: row.longitude,
    location,
    ...(row.agent_name && {
      agent: {
        name: row.agent_name,
        phone: row.agent_phone,
        email: row.agent_email,
        photo: row.agent_photo,
      },
    }),
    ...(row.floor_plan && { floorPlan: row.floor_plan }),
    yearBuilt: row.year_built,
    tenure: isTenure(row.tenure) ? row.tenure : null,
    ownership: readOwnership(row.ownership_verified, row.ownership_claimed),
    lastVerifiedOn: row.last_verified_on,
    commonFee: row.common_fee,
    sinkingFund: row.sinking_fund,
    financeTerms: {
      downPayment: row.finance_down_payment,
      months: row.finance_months,
      premiumPercent: row.finance_premium_percent,
      interestPercent: row.finance_interest_percent,
      forfeiturePercent: row.finance_forfeiture_percent,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at ?? row.created_at,
    featured: row.featured,
    isSample: row.is_sample,
    totalPrice: row.price,
    monthlyPrice: row.monthly_rental_price,
  };
}
