/** What is offered of a listing. Cards, pages, structured data and forms all ask here. */
import type { ListingStatus, Property } from "./listing.ts";

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
