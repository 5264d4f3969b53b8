/** Queries with one filter less, for a search that finds no home. */
import type { ListingQuery } from "../listings/query/listing-query.ts";

const filters = [
  "q",
  "maxMonthly",
  "maxPrice",
  "amenities",
  "bedrooms",
  "bathrooms",
  "area",
  "tenure",
  "status",
  "type",
  "minSize",
] as const;
const mostTried = 5;

export function dropFilters(query: ListingQuery): ListingQuery[] {
  const present = filters.filter((name) => query[name] !== undefined);
  // Without its only filter a query is the whole catalogue.
  if (present.length < 2) return [];
  return present.slice(0, mostTried).map((name) => ({ ...query, [name]: undefined }));
}
