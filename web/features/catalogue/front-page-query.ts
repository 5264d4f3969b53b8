import { queryOptions } from "@tanstack/react-query";
import type { FrontPageListings } from "../../../domain/api.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { type CardListing, cardIn } from "../../../domain/listings/card-listing.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function frontPageQuery(locale: Locale) {
  const inLanguage = (cards: readonly CardListing[]) => cards.map((card) => cardIn(locale, card));
  return queryOptions({
    queryKey: ["front-page", locale],
    queryFn: async ({ meta }): Promise<FrontPageListings> => {
      const groups = await fetchFor(meta)<FrontPageListings>("/api/front-page");
      return {
        featured: inLanguage(groups.featured),
        recent: inLanguage(groups.recent),
        withFinance: inLanguage(groups.withFinance),
        forSale: inLanguage(groups.forSale),
      };
    },
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
