/** Search engines get the menu's four lists and the whole one; every other combination of filters points to the nearest. */
import type { ListingQuery } from "./listing-query.ts";
import { writeListingQuery } from "./write-listing-query.ts";

export const indexedQueries: readonly ListingQuery[] = [
  { type: "condo", status: ["for-sale"] },
  { type: "condo", status: ["for-rent"] },
  { type: "condo", status: ["finance-available"] },
  { type: "house-for-sale" },
];

/** The canonical query, as it is written in an address; empty for the whole list. */
export function nearestIndexedQuery({ type, status }: ListingQuery): string {
  const nearest = indexedQueries.find(
    (one) => one.type === type && (!one.status || one.status.join() === status?.join()),
  );
  return nearest ? writeListingQuery(nearest) : "";
}
