/**
 * Filters, sorts and pages the snapshot in an outage, by the same rules as search_listings() in SQL: a test asks both
 * the same. Only typing mistakes are not corrected, and there are no facets.
 */
import type { ListingPage } from "../../api.ts";
import { isInDrawnArea } from "../../places/drawn-area.ts";
import type { Site } from "../../site/site.ts";
import type { CatalogueSnapshot } from "../catalogue/catalogue-snapshot.ts";
import type { Property } from "../listing.ts";
import { grossYield, pricePerSquareMeter } from "../measures.ts";
import { monthlySumOf } from "../monthly-sum.ts";
import { type ListingQuery, bahtOf, statusesAsked, typesOf } from "./listing-query.ts";
import { type ListingSort, readCursor, sortOf, writeCursor } from "./listing-sorts.ts";
import { readText, scoreText } from "./match-text.ts";
import { defaultPageSize } from "./write-listing-query.ts";

type Catalogue = Pick<CatalogueSnapshot, "listings" | "searchTexts">;
type Rules = Pick<Site, "rates" | "terms">;

/** A match and its place in the order: the smallest first, unknown values last. */
type Match = { listing: Property; id: string; place: number };

export function filterListings(catalogue: Catalogue, query: ListingQuery, rules: Rules): ListingPage {
  const sort = sortOf(query);
  const limit = query.limit ?? defaultPageSize;
  const cursor = query.after ? readCursor(query.after, sort) : undefined;
  const compare = comparison(sort);
  const matching = findMatches(catalogue, query, rules, sort).toSorted(compare);
  const end = cursor && { id: cursor.id, place: placeOfKey(cursor.key, sort) };
  const rest = end ? matching.filter((match) => compare(match, end) > 0) : matching;
  const shown = rest.slice(0, limit);
  const last = rest.length > limit ? shown.at(-1) : undefined;
  return {
    listings: shown.map(({ listing }) => listing),
    total: matching.length,
    next: last ? writeCursor({ key: keyOf(last, sort), id: last.id }) : null,
    facets: null,
    isFromSnapshot: true,
  };
}

function findMatches(
  { listings, searchTexts }: Catalogue,
  query: ListingQuery,
  rules: Rules,
  sort: ListingSort,
): Match[] {
  const read = query.q === undefined ? undefined : readText(query.q);
  return listings.flatMap((listing) => {
    const text = searchTexts[listing.id] ?? { names: "", words: "" };
    const score = read ? scoreText(text, read) : 0;
    if (score === undefined || !matches(listing, query, rules)) return [];
    return { listing, id: listing.id, place: placeOf(listing, sort, score, rules) };
  });
}

function matches(listing: Property, query: ListingQuery, { rates, terms }: Rules): boolean {
  const { type, status, area, bedrooms, bathrooms, amenities, tenure, box, drawn, featured } = query;
  const rooms = listing.bedrooms === null ? undefined : String(Math.min(listing.bedrooms, 4));
  const monthly = monthlySumOf(listing, terms.rentToOwn);
  const statuses = statusesAsked({ type, status });
  return (
    (!type || typesOf(type).includes(listing.type)) &&
    (!statuses || listing.status.some((one) => statuses.includes(one))) &&
    (!area?.length || area.some((one) => one === listing.area)) &&
    (!bedrooms?.length || bedrooms.some((one) => one === rooms)) &&
    (!bathrooms || (listing.bathrooms ?? 0) >= bathrooms) &&
    (!amenities || amenities.every((one) => listing.amenities.includes(one))) &&
    (!tenure?.length || tenure.some((one) => one === listing.tenure)) &&
    (!featured || listing.featured) &&
    isBetween(listing.price, bahtOf(query, "minPrice", rates), bahtOf(query, "maxPrice", rates)) &&
    isBetween(monthly, bahtOf(query, "minMonthly", rates), bahtOf(query, "maxMonthly", rates)) &&
    isBetween(listing.squareMeters, query.minSize, query.maxSize) &&
    (!box ||
      (isBetween(listing.latitude, box.south, box.north) &&
        isBetween(listing.longitude, box.west, box.east))) &&
    (!drawn ||
      (listing.longitude !== null &&
        listing.latitude !== null &&
        isInDrawnArea(drawn, listing.longitude, listing.latitude)))
  );
}

function isBetween(value: number | null, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Infinity);
}

type Measure = (listing: Property, rules: Rules) => number | null;

const price: Measure = (listing) => listing.price;
const monthly: Measure = (listing, { terms }) => monthlySumOf(listing, terms.rentToOwn);
const size: Measure = (listing) => listing.squareMeters;

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

const isUp = (sort: ListingSort) => sort.endsWith("-up");

function placeOf(listing: Property, sort: ListingSort, score: number, rules: Rules): number {
  if (sort === "newest") return -microsecondsOf(listing.createdAt);
  if (sort === "relevance")
    return -(score * 10_000_000_000 + Math.floor(microsecondsOf(listing.createdAt) / 1e6));
  const value = measureOf[sort](listing, rules);
  return value === null ? Infinity : isUp(sort) ? value : -value;
}

/** Equal places: by id, in the direction of the order. */
function comparison(sort: ListingSort) {
  const direction = isUp(sort) ? 1 : -1;
  return (a: Pick<Match, "id" | "place">, b: Pick<Match, "id" | "place">) => {
    if (a.place !== b.place) return a.place < b.place ? -1 : 1;
    return a.id === b.id ? 0 : a.id < b.id ? -direction : direction;
  };
}

function keyOf({ listing, place }: Match, sort: ListingSort): string {
  if (sort === "newest") return listing.createdAt;
  return place === Infinity ? "last" : String(Math.abs(place));
}

function placeOfKey(key: string, sort: ListingSort): number {
  if (key === "last") return Infinity;
  if (sort === "newest") return -microsecondsOf(key);
  return isUp(sort) ? Number(key) : -Number(key);
}

/** Since 1970. A `Date` knows only milliseconds. */
function microsecondsOf(moment: string): number {
  const fraction = /\.(\d+)/.exec(moment)?.[1] ?? "";
  return Date.parse(moment.replace(/\.\d+/, "")) * 1000 + Number(fraction.padEnd(6, "0"));
}
