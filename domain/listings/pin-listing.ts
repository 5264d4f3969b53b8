/** The part of a listing that a map needs: its place, its price, and enough to name it. */
import { toBaht } from "../finance/finance.ts";
import type { KnownTerms } from "../finance/finance-terms.ts";
import { planOfListing } from "../finance/plan-of-listing.ts";
import type { Property } from "./listing.ts";

/** The most that one map shows. It says so when more homes match. */
export const mostPins = 200;

export type PinListing = Pick<
  Property,
  "slug" | "type" | "area" | "bedrooms" | "squareMeters" | "price" | "monthlyRentalPrice" | "location"
> & {
  condo: string;
  /** Baht a month on rent-to-own terms, null without them. */
  monthlyInstalment: number | null;
  /** One of its terms is invented. */
  instalmentIsExample: boolean;
};

/** What a search for pins answers of a listing. */
export type PinRow = {
  slug: string;
  property_type: Property["type"];
  area: string | null;
  condo_name: string | null;
  bedrooms: number | null;
  square_meters: number | null;
  price: number | null;
  monthly_rental_price: number | null;
  monthly_instalment: number | null;
  instalment_is_example: boolean | null;
  latitude: number | null;
  longitude: number | null;
};

export function pinOfRow(row: PinRow): PinListing {
  const { slug, bedrooms, price, latitude, longitude } = row;
  return {
    slug,
    type: row.property_type,
    area: row.area,
    condo: row.condo_name ?? "",
    bedrooms,
    squareMeters: row.square_meters,
    price,
    monthlyRentalPrice: row.monthly_rental_price,
    monthlyInstalment: row.monthly_instalment,
    instalmentIsExample: row.instalment_is_example ?? false,
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  };
}

export function pinOfProperty(property: Property, owner: KnownTerms): PinListing {
  const plan = planOfListing(property, owner);
  const { slug, type, area, bedrooms, squareMeters, price, monthlyRentalPrice, location, address } = property;
  return {
    slug,
    type,
    area,
    condo: address.state,
    bedrooms,
    squareMeters,
    price,
    monthlyRentalPrice,
    monthlyInstalment: plan ? toBaht(plan.instalment) : null,
    instalmentIsExample: plan?.resolved.isExample ?? false,
    location,
  };
}
