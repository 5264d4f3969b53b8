/** Filters, sorts and pages listings in memory, as the SQL search does, for an outage with only the snapshot. */
import type { ListingPage } from "../../api.ts";
import type { ExchangeRates } from "../../finance/exchange-rates.ts";
import type { Property } from "../listing.ts";
import { type ListingSort, readCursor, writeCursor } from "./listing-sorts.ts";
import { grossYield, pricePerSquareMeter } from "../measures.ts";
import { type ListingQuery, bahtOf, typesOf } from "./listing-query.ts";
import { isInDrawnArea } from "../../places/drawn-area.ts";
import { sortOf } from "./listing-sorts.ts";
import { defaultPageSize } from "./write-listing-query.ts";
import { normaliseSearchText } from "./search-text.ts";

/** `listings` are newest first. Relevance is unknown here, so it keeps that order. */
export function filterListings(
  listings: readonly Property[],
  query: ListingQuery,
  rates: ExchangeRates,
): ListingPage {
  const sort = sortOf(query);
  const limit = query.limit ?? defaultPageSize;
  const matching = listings.filter((listing) => matches(listing, query, rates)).toSorted(compare(sort));
  const cursor = query.after ? readCursor(query.after, sort) : undefined;
  const start = cursor ? matching.findIndex(({ id }) => id === cursor.id) + 1 : 0;
  const shown = matching.slice(start, start + limit);
  const last = matching.length > start + limit ? shown.at(-1) : undefined;
  return {
    listings: shown,
    total: matching.length,
    totalIsCapped: false,
    next: last ? writeCursor({ key: keyOf(last, sort), id: last.id }) : null,
    facets: null,
  };
}

function matches(listing: Property, query: ListingQuery, rates: ExchangeRates): boolean {
  const { type, status, area, bedrooms, bathrooms, amenities, tenure, box, drawn, featured, q } = query;
  const rooms = listing.bedrooms === null ? undefined : String(Math.min(listing.bedrooms, 4));
  return (
    (!type || typesOf(type).includes(listing.type)) &&
    (!status?.length || listing.status.some((one) => status.includes(one))) &&
    (!area?.length || area.some((one) => one === listing.area)) &&
    (!bedrooms?.length || bedrooms.some((one) => one === rooms)) &&
    (!bathrooms || (listing.bathrooms ?? 0) >= bathrooms) &&
    (!amenities || amenities.every((one) => listing.amenities.includes(one))) &&
    (!tenure?.length || tenure.some((one) => one === listing.tenure)) &&
    (!featured || listing.featured) &&
    isBetween(listing.price, bahtOf(query, "minPrice", rates), bahtOf(query, "maxPrice", rates)) &&
    isBetween(listing.monthlyPrice, bahtOf(query, "minMonthly", rates), bahtOf(query, "maxMonthly", rates)) &&
    isBetween(listing.squareMeters, query.minSize, query.maxSize) &&
    (!box ||
      (isBetween(listing.latitude, box.south, box.north) &&
        isBetween(listing.longitude, box.west, box.east))) &&
    (!drawn ||
      (listing.longitude !== null &&
        listing.latitude !== null &&
        isInDrawnArea(drawn, listing.longitude, listing.latitude))) &&
    (!q || hasWords(listing, q))
  );
}

function isBetween(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Infinity);
}

function hasWords(listing: Property, q: string): boolean {
  const { title, description, address, area } = listing;
  const heading = normaliseSearchText([title, address.state, address.street, area].join(" ")) ?? "";
  const all = `${heading} ${description.toLowerCase()}`;
  return q.split(" ").every((word) => all.includes(word));
}

type Comparison = (a: Property, b: Property) => number;
type Measure = (listing: Property) => number | null;

const price: Measure = (listing) => listing.price;
const monthly: Measure = (listing) => listing.monthlyPrice;
const size: Measure = (listing) => listing.squareMeters;

/** Unknown values come last in both directions. Equal ones keep their order, newest first. */
function by(measure: Measure, direction: 1 | -1): Comparison {
  return (a, b) => {
    const [left, right] = [measure(a), measure(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };
}

const measureOf: Record<Exclude<ListingSort, "newest" | "relevance">, Measure> = {
  "price-up": price,
  "price-down": price,
  "monthly-up": monthly,
  "monthly-down": monthly,
  "size-up": size,
  "size-down": size,
  "persqm-up": pricePerSquareMeter,
  "persqm-down": pricePerSquareMeter,
  "yield-down": grossYield,
};

function compare(sort: ListingSort): Comparison {
  if (sort === "newest" || sort === "relevance") return () => 0;
  return by(measureOf[sort], sort.endsWith("-up") ? 1 : -1);
}

function keyOf(listing: Property, sort: ListingSort): string {
  if (sort === "newest") return listing.createdAt;
  if (sort === "relevance") return "0";
  return String(measureOf[sort](listing) ?? "last");
}
