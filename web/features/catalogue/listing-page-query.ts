import { queryOptions } from "@tanstack/react-query";
import type { ListingPage } from "../../../domain/api.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import type { ListingQuery } from "../../../domain/listings/query/listing-query.ts";
import { withoutView, writeListingQuery } from "../../../domain/listings/query/write-listing-query.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { cardsIn } from "./cards-in-language.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function listingPageQuery(query: ListingQuery, locale: Locale) {
  const written = writeListingQuery(withoutView(query), "card");
  return queryOptions({
    queryKey: ["listings", locale, written],
    queryFn: async ({ meta }) => {
      const page = await fetchFor(meta)<ListingPage<CardListing>>(`/api/listings${written}`);
      return cardsIn(locale, page, ["listings"]);
    },
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}

/** The few listings below a text that is about them. */
export const articleListingsQuery = (listings: ListingQuery, locale: Locale) =>
  listingPageQuery({ ...listings, limit: 3 }, locale);
