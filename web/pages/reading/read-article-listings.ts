import { type ListingQuery, readListingQuery } from "../../../domain/listing-query.ts";

const shownHomes = 3;

/** The homes a text names in its front matter, as the catalogue is asked for them. */
export function readArticleListings(listings: string): ListingQuery {
  return { ...readListingQuery(new URLSearchParams(listings)), limit: shownHomes };
}
