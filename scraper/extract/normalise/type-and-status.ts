/** The catalogue's type and statuses of a home. */
import type { ListingStatus, PropertyType } from "../../../domain/listings/listing.ts";
import type { Availability, HomeKind, Offer } from "../../meaning/kind-and-offer.ts";

export function propertyTypeOf(kind: HomeKind, offer: Offer, hasFinance: boolean): PropertyType {
  if (kind === "house") return offer === "rent" ? "house-for-rent" : "house-for-sale";
  if (offer === "rent") return "condo-for-rent";
  return hasFinance ? "condo-with-finance" : "condo-for-sale";
}

/** A home for sale that has a rent too is for both. */
export function statusesOf(
  offer: Offer,
  hasFinance: boolean,
  availability: Availability | null,
  hasRent: boolean,
): ListingStatus[] {
  if (availability === "sold" || availability === "rented") return [availability];
  const status: ListingStatus[] =
    offer === "rent" ? ["for-rent"] : hasRent ? ["for-sale", "for-rent"] : ["for-sale"];
  return hasFinance && offer === "sale" ? [...status, "finance-available"] : status;
}
