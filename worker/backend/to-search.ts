/** A catalogue query as search_listings expects it: amounts in baht, type families spelt out. */
import { type ListingQuery, bahtOf, typesOf } from "../../domain/listings/listing-query.ts";
import { readCursor } from "../../domain/listings/listing-sorts.ts";
import { sortOf } from "../../domain/listings/listing-sorts.ts";
import { defaultPageSize } from "../../domain/listings/write-listing-query.ts";

export function toSearch(query: ListingQuery): Record<string, unknown> {
  const sort = sortOf(query);
  return {
    types: query.type && typesOf(query.type),
    status: filled(query.status),
    areas: filled(query.area),
    bedrooms: filled(query.bedrooms)?.map(Number),
    amenities: filled(query.amenities),
    tenure: filled(query.tenure),
    bathrooms: query.bathrooms,
    minPrice: bahtOf(query, "minPrice"),
    maxPrice: bahtOf(query, "maxPrice"),
    minMonthly: bahtOf(query, "minMonthly"),
    maxMonthly: bahtOf(query, "maxMonthly"),
    minSize: query.minSize,
    maxSize: query.maxSize,
    box: query.box,
    featured: query.featured,
    q: query.q,
    sort,
    limit: query.limit ?? defaultPageSize,
    ...(query.after && readCursor(query.after, sort)),
  };
}

function filled<Value>(list: Value[] | undefined): Value[] | undefined {
  return list?.length ? list : undefined;
}
