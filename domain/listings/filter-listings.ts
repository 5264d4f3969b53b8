/** Filters, sorts and pages listings in memory: what the search does in SQL, for when there is only the snapshot. */
import type { ListingPage } from "./api.ts";
import type { Property } from "./listing.ts";
import { type ListingSort, readCursor, writeCursor } from "./listing-sorts.ts";
import { type ListingQuery, bahtOf, typesOf } from "./listing-query.ts";
import { defaultPageSize, sortOf } from "./write-listing-query.ts";
import { normaliseSearchText } from "./search-text.ts";

/** `listings` are newest first; relevance is not known here, so that order stands for it. */
export function filterListings(listings: readonly Property[], query: ListingQuery): ListingPage {
  const sort = sortOf(query);
  const limit = query.limit ?? defaultPageSize;
  const matching = listings.filter((property) => matches(property, query)).toSorted(comparisons[sort]);
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

function matches(property: Property, query: ListingQuery): boolean {
  const { type, status, area, bedrooms, bathrooms, amenities, box, featured, q } = query;
  const rooms = property.bedrooms === null ? undefined : String(Math.min(property.bedrooms, 4));
  return (
    (!type || typesOf(type).includes(property.type)) &&
    (!status?.length || property.status.some((one) => status.includes(one))) &&
    (!area?.length || area.some((one) => one === property.area)) &&
    (!bedrooms?.length || bedrooms.some((one) => one === rooms)) &&
    (!bathrooms || (property.bathrooms ?? 0) >= bathrooms) &&
    (!amenities || amenities.every((one) => property.amenities.includes(one))) &&
    (!featured || property.featured) &&
    isBetween(property.price, bahtOf(query, "minPrice"), bahtOf(query, "maxPrice")) &&
    isBetween(property.monthlyPrice, bahtOf(query, "minMonthly"), bahtOf(query, "maxMonthly")) &&
    isBetween(property.squareMeters, query.minSize, query.maxSize) &&
    (!box ||
      (isBetween(property.latitude, box.south, box.north) &&
        isBetween(property.longitude, box.west, box.east))) &&
    (!q || hasWords(property, q))
  );
}

function isBetween(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Infinity);
}

function hasWords(property: Property, q: string): boolean {
  const { title, description, address, area } = property;
  const told = normaliseSearchText([title, address.state, address.street, area].join(" ")) ?? "";
  const all = `${told} ${description.toLowerCase()}`;
  return q.split(" ").every((word) => all.includes(word));
}

type Comparison = (a: Property, b: Property) => number;
type Measure = (property: Property) => number | null;

const price: Measure = (property) => property.price;
const monthly: Measure = (property) => property.monthlyPrice;
const size: Measure = (property) => property.squareMeters;

/** What is unknown comes last in both directions; equal ones keep their order, newest first. */
function by(measure: Measure, direction: 1 | -1): Comparison {
  return (a, b) => {
    const [left, right] = [measure(a), measure(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };
}

const comparisons: Record<ListingSort, Comparison> = {
  newest: () => 0,
  relevance: () => 0,
  "price-up": by(price, 1),
  "price-down": by(price, -1),
  "monthly-up": by(monthly, 1),
  "monthly-down": by(monthly, -1),
  "size-up": by(size, 1),
  "size-down": by(size, -1),
};

function keyOf(property: Property, sort: ListingSort): string {
  if (sort === "newest") return property.createdAt;
  if (sort === "relevance") return "0";
  const measure = sort.startsWith("price") ? price : sort.startsWith("monthly") ? monthly : size;
  return String(measure(property) ?? "last");
}
