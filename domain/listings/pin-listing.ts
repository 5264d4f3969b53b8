/** The part of a listing that a map needs: its place, its price, and enough to name it. */
import { toBaht } from "../finance/finance.ts";
import type { KnownTerms } from "../finance/finance-terms.ts";
import { planOfListing } from "../finance/plan-of-listing.ts";
import type { Property } from "./listing.ts";

/** The most that one map shows. It says so when more homes match. */
export const mostPins = 200;

export type PinListing = Pick<
  Property,
  "slug" | "type" | "area" | "bedrooms" | "squareMeters" | "location"
> & {
  condo: string;
  /** Baht: the sum that leads its card. Null for a price on request. */
  amount: number | null;
  /** An instalment or a rent, and no price. */
  isMonthly: boolean;
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
  const { slug, bedrooms, latitude, longitude } = row;
  const instalment = row.instalment_is_example ? null : row.monthly_instalment;
  return {
    slug,
    type: row.property_type,
    area: row.area,
    condo: row.condo_name ?? "",
    bedrooms,
    squareMeters: row.square_meters,
    ...leadingSum(row.price, row.monthly_rental_price, instalment),
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  };
}

export function pinOfProperty(property: Property, owner: KnownTerms): PinListing {
  const plan = planOfListing(property, owner);
  const instalment = plan && !plan.resolved.isExample ? toBaht(plan.instalment) : null;
  const { slug, type, area, bedrooms, squareMeters, price, monthlyRentalPrice, location, address } = property;
  return {
    slug,
    type,
    area,
    condo: address.state,
    bedrooms,
    squareMeters,
    ...leadingSum(price, monthlyRentalPrice, instalment),
    location,
  };
}

/** `instalment` is one on terms that are somebody's word. */
function leadingSum(
  price: number | null,
  rent: number | null,
  instalment: number | null,
): Pick<PinListing, "amount" | "isMonthly"> {
  const monthly = instalment ?? (price === null ? rent : null);
  return { amount: monthly ?? price, isMonthly: monthly !== null };
}
