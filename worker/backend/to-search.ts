/** A catalogue query as search_listings expects it: amounts in baht, type families spelt out. */
import type { ExchangeRates } from "../../domain/finance/exchange-rates.ts";
import {
  type ListingQuery,
  bahtOf,
  statusesAsked,
  typesOf,
} from "../../domain/listings/query/listing-query.ts";
import { writeSteps } from "../../domain/places/drawn-area.ts";
import { readCursor, sortOf } from "../../domain/listings/query/listing-sorts.ts";
import { defaultPageSize } from "../../domain/listings/query/write-listing-query.ts";

export function toSearch(query: ListingQuery, rates: ExchangeRates): Record<string, unknown> {
  const sort = sortOf(query);
  return {
    types: query.type && typesOf(query.type),
    status: statusesAsked(query),
    areas: filled(query.area),
    bedrooms: filled(query.bedrooms)?.map(Number),
    amenities: filled(query.amenities),
    tenure: filled(query.tenure),
    bathrooms: query.bathrooms,
    minPrice: bahtOf(query, "minPrice", rates),
    maxPrice: bahtOf(query, "maxPrice", rates),
    minMonthly: bahtOf(query, "minMonthly", rates),
    maxMonthly: bahtOf(query, "maxMonthly", rates),
    minSize: query.minSize,
    maxSize: query.maxSize,
    box: query.box,
    drawn: query.drawn && writeSteps(query.drawn),
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
