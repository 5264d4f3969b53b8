/** The entry of the Properties menu that a query matches, if any. Only these four and the plain list are indexed. */
import { type ListingQuery, readListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { writeListingQuery } from "../../../../domain/listings/query/write-listing-query.ts";
import { menuQueries } from "../../../routing/paths.ts";

const names = ["condosForSale", "condosForRent", "condosWithFinance", "housesForSale"] as const;

/** Each menu query in its canonical form. */
const menuByQuery = new Map<string, (typeof names)[number]>();

export function menuOf(query: ListingQuery): keyof typeof menuQueries | undefined {
  if (menuByQuery.size === 0) {
    for (const name of names) {
      const search = new URLSearchParams(menuQueries[name].split("?")[1]);
      menuByQuery.set(writeListingQuery(readListingQuery(search)), name);
    }
  }
  return menuByQuery.get(writeListingQuery(query));
}
