/** Figures for comparing listings, worked out from their facts as in the SQL of the search. */
import type { Property } from "./listing.ts";
import { readOffer } from "./offer.ts";

/** Whole baht. */
export function pricePerSquareMeter({
  price,
  squareMeters,
}: Pick<Property, "price" | "squareMeters">): number | null {
  return price === null || !squareMeters ? null : Math.round(price / squareMeters);
}

/**
 * A year of the rent that the listing states as a part of its price, in hundredths of a percent. Nothing is assumed:
 * without a stated rent there is none.
 */
export function grossYield(
  property: Pick<Property, "price" | "monthlyRentalPrice" | "status">,
): number | null {
  const { price, monthlyRentalPrice: rent } = property;
  if (!price || rent === null || !readOffer(property).isForSale) return null;
  return Math.round((rent * 12 * 10_000) / price);
}
