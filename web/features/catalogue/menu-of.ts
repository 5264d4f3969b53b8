/** Which entry of the Properties menu a query is, if it is one: these four and the plain list are indexed. */
import { type ListingQuery, readListingQuery } from "../../../domain/listing-query.ts";
import { writeListingQuery } from "../../../domain/write-listing-query.ts";
import { menuQueries } from "../../paths.ts";

const names = ["condosForSale", "condosForRent", "condosWithFinance", "housesForSale"] as const;

/** As every query is written. */
const spelt = new Map<string, (typeof names)[number]>();

export function menuOf(query: ListingQuery): keyof typeof menuQueries | undefined {
  if (spelt.size === 0) {
    for (const name of names) {
      const search = new URLSearchParams(menuQueries[name].split("?")[1]);
      spelt.set(writeListingQuery(readListingQuery(search)), name);
    }
  }
  return spelt.get(writeListingQuery(query));
}
