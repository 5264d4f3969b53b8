/** Which entry of the Properties menu a query is, if it is one: these four and the plain list are indexed. */
import { type ListingQuery, readListingQuery } from "../../../domain/listing-query.ts";
import { writeListingQuery } from "../../../domain/write-listing-query.ts";
import { menuQueries } from "../../paths.ts";

const names = ["condosForSale", "condosForRent", "condosWithFinance", "housesForSale"] as const;

export function menuOf(query: ListingQuery): keyof typeof menuQueries | undefined {
  const written = writeListingQuery(query);
  return names.find((name) => {
    const search = new URLSearchParams(menuQueries[name].split("?")[1]);
    return writeListingQuery(readListingQuery(search)) === written;
  });
}
