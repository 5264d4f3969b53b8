/**
 * Search engines get the menu's four lists and the whole one. Every other combination of filters points to the
 * nearest: the smallest of these lists that contains what the filters show.
 */
import type { ListingQuery } from "./listing-query.ts";
import type { ListingStatus } from "./listing.ts";
import { writeListingQuery } from "./write-listing-query.ts";

export const indexedQueries: readonly ListingQuery[] = [
  { type: "condo", status: ["for-sale"] },
  { type: "condo", status: ["for-rent"] },
  { type: "condo", status: ["finance-available"] },
  { type: "house-for-sale" },
];

type Type = NonNullable<ListingQuery["type"]>;

/** What a type says about the state of its homes without anybody asking. */
const impliedStatus: Partial<Record<Type, ListingStatus>> = {
  "condo-for-sale": "for-sale",
  "condo-for-rent": "for-rent",
  "condo-with-finance": "finance-available",
  "house-for-sale": "for-sale",
};

/** The canonical query, as it is written in an address; empty for the whole list. */
export function nearestIndexedQuery({ type, status }: ListingQuery): string {
  const asked = status?.length === 1 ? status[0] : type && !status?.length ? impliedStatus[type] : undefined;
  const nearest = indexedQueries.find((one) =>
    one.type === "house-for-sale"
      ? type === "house-for-sale" || (type === "house" && asked === "for-sale")
      : type?.startsWith("condo") && one.status?.[0] === asked,
  );
  return nearest ? writeListingQuery(nearest) : "";
}
