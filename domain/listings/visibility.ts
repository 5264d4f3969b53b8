/** Why visitors do not see a listing, or do not find it where they would look. */
import type { ListingFields } from "./listing-fields.ts";
import { isExcludedTitle } from "./listing-exclusion.ts";
import { readOffer } from "./offer.ts";

export type Hindrance =
  /** These hide it everywhere. */
  | "new"
  | "draft"
  | "review"
  | "rejected"
  | "withdrawn"
  | "excluded"
  /** These only leave it out of some places. */
  | "sold"
  | "rented"
  | "no-price"
  | "no-area"
  | "no-pin"
  | "no-finance-price";

const hiding: readonly Hindrance[] = ["new", "draft", "review", "rejected", "withdrawn", "excluded"];

export function hidesEverywhere(hindrance: Hindrance): boolean {
  return hiding.includes(hindrance);
}

export function findHindrances(listing: ListingFields, isSaved: boolean): Hindrance[] {
  const { publication, status, price } = listing;
  const { gone } = readOffer({ status, price });
  const found: (Hindrance | false | null)[] = [
    !isSaved && "new",
    isSaved && publication !== "published" && publication,
    isExcludedTitle(listing.title) && "excluded",
    gone,
    price === null && listing.monthly_rental_price === null && "no-price",
    listing.area === null && "no-area",
    listing.latitude === null && "no-pin",
    status.includes("finance-available") && price === null && "no-finance-price",
  ];
  return found.filter((one) => one !== false && one !== null);
}
