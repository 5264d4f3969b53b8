/** What is offered of a listing. Cards, pages, structured data and forms all ask here. */
import { type ListingStatus, type Property, type PropertyType, listingStatuses } from "./listing.ts";

export type Offer = {
  /** Why nothing is offered any more. */
  gone: "sold" | "rented" | null;
  isForSale: boolean;
  isForRent: boolean;
  isRentToOwn: boolean;
};

export function readOffer({ status, price }: Pick<Property, "status" | "price">): Offer {
  const has = (one: ListingStatus) => status.includes(one);
  const isSold = has("sold");
  const isForSale = !isSold && (has("for-sale") || has("finance-available"));
  const isForRent = !isSold && !has("rented") && has("for-rent");
  const isOffered = isForSale || isForRent;
  return {
    gone: isOffered ? null : isSold ? "sold" : has("rented") ? "rented" : null,
    isForSale,
    isForRent,
    isRentToOwn: isForSale && has("finance-available") && price !== null,
  };
}

/** The database refuses these too: a home that is sold or rented is not on offer at the same time. */
export function contradictsItself(status: readonly ListingStatus[]): boolean {
  return (
    (status.includes("sold") && status.length > 1) ||
    (status.includes("rented") && status.includes("for-rent"))
  );
}

const isRental = (type: PropertyType) => type.endsWith("-for-rent");

/** The statuses that a home of this type can have, alone or with others. */
export function possibleStatuses(type: PropertyType): readonly ListingStatus[] {
  return isRental(type) ? ["for-rent", "rented"] : listingStatuses;
}

/** What is let is never for sale, and what is for sale is more than for rent. The same rule in SQL: status_fits_type(). */
export function fitsItsType(status: readonly ListingStatus[], type: PropertyType): boolean {
  if (isRental(type)) return status.every((one) => possibleStatuses(type).includes(one));
  if (type === "condo-with-finance")
    return status.some((one) => one === "finance-available" || one === "sold" || one === "rented");
  return status.some((one) => one !== "for-rent");
}

/** What a home of this type offers when nothing else is known. */
export function usualStatus(type: PropertyType): ListingStatus {
  if (isRental(type)) return "for-rent";
  return type === "condo-with-finance" ? "finance-available" : "for-sale";
}

/** The same offer for another type, with what that type needs and without what it cannot have. */
export function adjustStatus(status: readonly ListingStatus[], type: PropertyType): ListingStatus[] {
  const kept = status.filter((one) => possibleStatuses(type).includes(one));
  const isEnough = kept.length > 0 && fitsItsType(kept, type);
  return listingStatuses.filter((one) => kept.includes(one) || (!isEnough && one === usualStatus(type)));
}
