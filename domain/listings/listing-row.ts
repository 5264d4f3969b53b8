/** A listing as the database has it, and the one function that makes a Property of it. */
import type { FrontPageListings } from "../api.ts";
import { type BuildingRow, buildingColumns, toBuilding } from "../buildings/building-row.ts";
import type { Database } from "../database.ts";
import type { FloorPlan } from "../floor-plans/floor-plan-schema.ts";
import type { Locale } from "../languages/locales.ts";
import type { CardListing } from "./card-listing.ts";
import { type PictureTexts, type Property, isPropertyType, splitStatus } from "./listing.ts";
import { readOwnership } from "./ownership.ts";
import { isTenure } from "./tenure.ts";
import { type TranslationRow, readTranslations } from "./translations.ts";

const squareFeetPerSquareMetre = 10.7639;

type TableRow = Database["public"]["Tables"]["listings"]["Row"];
/** Searches for cards answer from it, so a column that is read must be in this view. */
type CardView = Database["public"]["Views"]["card_listings"]["Row"];

/** The columns that a card needs. */
const columnsOfCards = [
  "id",
  "slug",
  "title",
  "language",
  "images",
  "property_type",
  "status",
  "address",
  "city",
  "area",
  "condo_name",
  "bedrooms",
  "bathrooms",
  "square_meters",
  "price",
  "monthly_rental_price",
  "latitude",
  "longitude",
  "is_sample",
  "finance_down_payment",
  "finance_months",
  "finance_premium_percent",
  "finance_interest_percent",
  "finance_forfeiture_percent",
  "tenure",
] as const satisfies readonly (keyof TableRow & keyof CardView)[];

/** The columns that a home's page needs. */
const shownColumns = [
  ...columnsOfCards,
  "description",
  "amenities",
  "agent_name",
  "agent_phone",
  "agent_email",
  "agent_photo",
  "year_built",
  "ownership_verified",
  "ownership_claimed",
  "land_square_meters",
  "last_verified_on",
  "common_fee",
  "sinking_fund",
  "featured",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof TableRow)[];

/** A row as reads return it. `status` may also be a comma-separated string. */
export type ListingRow = Omit<
  Pick<TableRow, (typeof shownColumns)[number]>,
  "status" | "images" | "updated_at"
> & {
  status: string | string[];
  images: string[] | null;
  updated_at: string | null;
  listing_translations: TranslationRow[];
  building: BuildingRow | null;
  picture_texts?: PictureTexts;
  /** Checked when it was saved. */
  floor_plan?: FloorPlan | null;
  plan_images?: string[];
};

/** What a search for cards answers of a listing. */
export type CardRow = Pick<ListingRow, (typeof columnsOfCards)[number] | "listing_translations">;

const translatedTitles = "listing_translations(locale,title)";

/** For a `select`. */
export const listingColumns = [
  ...shownColumns,
  translatedTitles,
  `building:buildings(${buildingColumns})`,
].join(",");

/** For a `select`, with the day that a list of the newest goes on from. */
export const cardColumns = [...columnsOfCards, "created_at", translatedTitles].join(",");

export function cardOfRow(row: CardRow): CardListing {
  if (!isPropertyType(row.property_type)) {
    throw new TypeError(`Listing ${row.id} has the unknown type "${row.property_type}"`);
  }
  const location =
    row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lng: row.longitude };
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    language: row.language as Locale,
    translations: readTranslations(row.listing_translations),
    images: row.images?.slice(0, 1) ?? [],
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
    price: row.price,
    monthlyRentalPrice: row.monthly_rental_price,
    location,
    financeTerms: {
      downPayment: row.finance_down_payment,
      months: row.finance_months,
      premiumPercent: row.finance_premium_percent,
      interestPercent: row.finance_interest_percent,
      forfeiturePercent: row.finance_forfeiture_percent,
    },
    tenure: isTenure(row.tenure) ? row.tenure : null,
    isSample: row.is_sample,
  };
}

export function cardsOfRows(rows: readonly CardRow[]): CardListing[] {
  return rows.map(cardOfRow);
}

export type FrontPageRows = Record<keyof FrontPageListings, CardRow[]>;

export function toFrontPage(rows: FrontPageRows): FrontPageListings {
  return {
    featured: cardsOfRows(rows.featured),
    recent: cardsOfRows(rows.recent),
    withFinance: cardsOfRows(rows.withFinance),
    forSale: cardsOfRows(rows.forSale),
    lowestMonthly: cardsOfRows(rows.lowestMonthly),
  };
}

export function toProperty(row: ListingRow): Property {
  return {
    ...cardOfRow(row),
    description: row.description,
    building: row.building && toBuilding(row.building),
    images: row.images ?? [],
    pictureTexts: row.picture_texts ?? {},
    squareFeet: row.square_meters === null ? null : Math.round(row.square_meters * squareFeetPerSquareMetre),
    landSquareMeters: row.land_square_meters,
    priceUnit: "total",
    amenities: row.amenities,
    latitude: row.latitude,
    longitude: row.longitude,
    ...(row.agent_name && {
      agent: {
        name: row.agent_name,
        phone: row.agent_phone,
        email: row.agent_email,
        photo: row.agent_photo,
      },
    }),
    ...(row.floor_plan && { floorPlan: row.floor_plan }),
    ...(row.plan_images?.length && { planImages: row.plan_images }),
    yearBuilt: row.year_built,
    ownership: readOwnership(row.ownership_verified, row.ownership_claimed),
    lastVerifiedOn: row.last_verified_on,
    commonFee: row.common_fee,
    sinkingFund: row.sinking_fund,
    createdAt: row.created_at,
    updatedAt: row.updated_at ?? row.created_at,
    featured: row.featured,
    totalPrice: row.price,
    monthlyPrice: row.monthly_rental_price,
  };
}
