import { type ListingQuery, readListingQuery } from "../../../domain/listings/listing-query.ts";

const listingsShown = 3;

/** The catalogue query that a text's front matter names. */
export function readArticleListings(listings: string): ListingQuery {
  return { ...readListingQuery(new URLSearchParams(listings)), limit: listingsShown };
}
