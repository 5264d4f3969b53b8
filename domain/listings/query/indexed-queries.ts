/**
 * Search engines index the menu's four lists and the whole one. Every other combination of filters has the nearest as
 * its canonical: the smallest of these lists that contains the filtered listings.
 */
import type { ListingQuery } from "./listing-query.ts";
import type { ListingStatus } from "../listing.ts";
import { writeListingQuery } from "./write-listing-query.ts";

export const indexedQueries: readonly ListingQuery[] = [
  { type: "condo", status: ["for-sale"] },
  { type: "condo", status: ["for-rent"] },
  { type: "condo", status: ["finance-available"] },
  { type: "house-for-sale" },
];

type Type = NonNullable<ListingQuery["type"]>;

/** The status that a type implies. */
const impliedStatus: Partial<Record<Type, ListingStatus>> = {
  "condo-for-sale": "for-sale",
  "condo-for-rent": "for-rent",
  "condo-with-finance": "finance-available",
  "house-for-sale": "for-sale",
};

/** The canonical query string, empty for the whole list. */
export function nearestIndexedQuery({ type, status }: ListingQuery): string {
  const wanted = status?.length === 1 ? status[0] : type && !status?.length ? impliedStatus[type] : undefined;
  const nearest = indexedQueries.find((one) =>
    one.type === "house-for-sale"
      ? type === "house-for-sale" || (type === "house" && wanted === "for-sale")
      : type?.startsWith("condo") && one.status?.[0] === wanted,
  );
  return nearest ? writeListingQuery(nearest) : "";
}
