/** Writes a catalogue query as a URL. Apart from the schemas that read one, because every page writes links. */
import type { ListingQuery } from "./listing-query.ts";
import { sortOf } from "./listing-sorts.ts";
import { writeDrawnArea } from "../../places/write-drawn-area.ts";
import { writeMapBox } from "../../places/map-box.ts";

export const defaultPageSize = 24;

/** The part of each listing in a list's answer: for a card, or for a pin on the map. */
export type ListingFields = "card" | "pin";

/** Each query has one spelling, which is also its cache key: known parameters only, sorted, without defaults. */
export function writeListingQuery(query: ListingQuery, fields?: ListingFields): string {
  const hasMoney = [query.minPrice, query.maxPrice, query.minMonthly, query.maxMonthly].some(
    (amount) => amount !== undefined,
  );
  const sort = sortOf(query);
  const written: Record<keyof ListingQuery | "fields", string | number | undefined> = {
    after: query.after,
    amenities: query.amenities?.toSorted().join(","),
    area: query.area?.toSorted().join(","),
    bathrooms: query.bathrooms,
    bedrooms: query.bedrooms?.toSorted().join(","),
    box: query.box && writeMapBox(query.box),
    currency: hasMoney && query.currency !== "THB" ? query.currency : undefined,
    drawn: query.drawn && writeDrawnArea(query.drawn),
    fields,
    featured: query.featured && "true",
    map: query.map,
    limit: query.limit === defaultPageSize ? undefined : query.limit,
    maxMonthly: query.maxMonthly,
    maxPrice: query.maxPrice,
    maxSize: query.maxSize,
    minMonthly: query.minMonthly,
    minPrice: query.minPrice,
    minSize: query.minSize,
    page: query.after && query.page,
    q: query.q,
    sort: sort === sortOf({ q: query.q }) ? undefined : sort,
    status: query.status && [...new Set(query.status)].toSorted().join(","),
    tenure: query.tenure?.toSorted().join(","),
    type: query.type,
    unused: query.unused,
  };
  const address = new URLSearchParams();
  for (const name of Object.keys(written).toSorted()) {
    const value = written[name as keyof typeof written];
    // Keep zero: a maximum of 0 is not the whole list.
    if (value !== undefined && value !== "") address.set(name, String(value));
  }
  const text = address.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
}

/** The query without the parameters that matter only to its page and not to the result. */
export function withoutView(query: ListingQuery): ListingQuery {
  return { ...query, map: undefined, page: undefined };
}

/** True for a page of the newest listings without any filter: the plain read of the whole catalogue. */
export function isUnfiltered(query: ListingQuery): boolean {
  return writeListingQuery({ ...query, after: undefined, limit: undefined }) === "";
}
