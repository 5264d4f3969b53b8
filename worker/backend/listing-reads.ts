/** Reads of the public catalogue, one call each. Row level security and the SQL functions hide what is not public. */
import type { AreaList, FrontPageListings, ListingPage, PinPage } from "../../domain/api.ts";
import type { ExchangeRates } from "../../domain/finance/exchange-rates.ts";
import { completeAreas } from "../../domain/places/area-summaries.ts";
import type { CardListing } from "../../domain/listings/card-listing.ts";
import type { Property } from "../../domain/listings/listing.ts";
import {
  type CardRow,
  type FrontPageRows,
  type ListingRow,
  cardColumns,
  cardOfRow,
  cardsOfRows,
  listingColumns,
  toFrontPage,
  toProperty,
} from "../../domain/listings/listing-row.ts";
import { type PinRow, pinOfRow } from "../../domain/listings/pin-listing.ts";
import { type ListingCursor, readCursor, writeCursor } from "../../domain/listings/query/listing-sorts.ts";
import type { ListingQuery } from "../../domain/listings/query/listing-query.ts";
import { defaultPageSize, isUnfiltered } from "../../domain/listings/query/write-listing-query.ts";
import { type Backend, dataOf, jsonOf } from "./supabase.ts";
import { toSearch } from "./to-search.ts";

type SearchAnswer<Row> = Omit<ListingPage, "listings" | "next"> & {
  listings: Row[];
  next: ListingCursor | null;
};
type FoundListing = { listing: ListingRow } | { withdrawn: ListingRow[] } | null;

/** Which columns of a listing a list reads, and what it makes of them. The database writes no others. */
type Shape<Row, Listing> = { fields: "whole" | "card"; columns: string; read: (row: Row) => Listing };

const whole: Shape<ListingRow, Property> = { fields: "whole", columns: listingColumns, read: toProperty };
const card: Shape<CardRow, CardListing> = { fields: "card", columns: cardColumns, read: cardOfRow };

type ReadPage<Listing> = (
  backend: Backend,
  query: ListingQuery,
  rates: ExchangeRates,
) => Promise<ListingPage<Listing>>;

export const readListingPage: ReadPage<Property> = (...asked) => readPage(whole, ...asked);
export const readCardPage: ReadPage<CardListing> = (...asked) => readPage(card, ...asked);

function readPage<Row extends CardRow, Listing>(
  shape: Shape<Row, Listing>,
  ...[backend, query, rates]: Parameters<ReadPage<Listing>>
): Promise<ListingPage<Listing>> {
  return isUnfiltered(query)
    ? readNewest(shape, backend, query, rates)
    : search(shape, backend, query, rates);
}

async function search<Row, Listing>(
  { fields, read }: Shape<Row, Listing>,
  backend: Backend,
  query: ListingQuery,
  rates: ExchangeRates,
): Promise<ListingPage<Listing>> {
  const { listings, next, ...counts } = await ask<Row>(backend, { ...toSearch(query, rates), fields });
  return { listings: listings.map(read), next: next && writeCursor(next), ...counts };
}

/** For a map. */
export async function readPins(
  backend: Backend,
  query: ListingQuery,
  rates: ExchangeRates,
): Promise<PinPage> {
  const asked = { ...toSearch(query, rates), fields: "pin" };
  const { listings, total } = await ask<PinRow>(backend, asked);
  return { pins: listings.map(pinOfRow), total };
}

async function ask<Row>(backend: Backend, asked: object): Promise<SearchAnswer<Row>> {
  const query = JSON.stringify(asked);
  return jsonOf<SearchAnswer<Row>>(await backend.rpc("search_listings", { query }, { get: true }));
}

/** The specification's plain read of the table, paged. Only the counts come from the search function. */
async function readNewest<Row extends CardRow, Listing>(
  shape: Shape<Row, Listing>,
  backend: Backend,
  query: ListingQuery,
  rates: ExchangeRates,
): Promise<ListingPage<Listing>> {
  const limit = query.limit ?? defaultPageSize;
  let asked = backend.from("listings").select(`${shape.columns}`);
  const after = query.after ? readCursor(query.after, "newest") : undefined;
  if (after) {
    const { key, id } = after;
    asked = asked.or(`created_at.lt."${key}",and(created_at.eq."${key}",id.lt.${id})`);
  }
  const [answer, { total, facets }] = await Promise.all([
    asked
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(limit + 1)
      .overrideTypes<(Row & { created_at: string })[], { merge: false }>(),
    search(shape, backend, { limit: 1 }, rates),
  ]);
  const rows = dataOf(answer);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last ? writeCursor({ key: last.created_at, id: last.id }) : null;
  return { listings: shown.map(shape.read), total, next, facets };
}

/** `withdrawn` lists the listings to show instead. Null means that the listing was never public. */
export async function findListing(
  backend: Backend,
  idOrSlug: string,
): Promise<{ listing: Property } | { withdrawn: CardListing[] } | null> {
  const answer = jsonOf<FoundListing>(
    await backend.rpc("find_listing", { id_or_slug: idOrSlug }, { get: true }),
  );
  if (!answer) return null;
  return "listing" in answer
    ? { listing: toProperty(answer.listing) }
    : { withdrawn: cardsOfRows(answer.withdrawn) };
}

export async function readSimilar(backend: Backend, id: string): Promise<CardListing[]> {
  const answer = jsonOf<ListingRow[]>(
    await backend.rpc("similar_listings", { to_listing: id, wanted: 4 }, { get: true }),
  );
  return cardsOfRows(answer);
}

export async function readFrontPageListings(backend: Backend): Promise<FrontPageListings> {
  return toFrontPage(jsonOf<FrontPageRows>(await backend.rpc("front_page_listings", {}, { get: true })));
}

export async function readAreas(backend: Backend): Promise<AreaList> {
  const answer = jsonOf<AreaList["areas"]>(await backend.rpc("area_summaries", {}, { get: true }));
  return { areas: completeAreas(answer) };
}

/** The last change in each sitemap file, the file with the oldest listings first. */
export async function readSitemapFiles(backend: Backend, listingsInAFile: number): Promise<string[]> {
  return jsonOf<string[]>(await backend.rpc("sitemap_files", { in_a_file: listingsInAFile }, { get: true }));
}
