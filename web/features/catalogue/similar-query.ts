import { queryOptions } from "@tanstack/react-query";
import type { SimilarListings } from "../../../domain/api.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { cardIn } from "../../../domain/listings/card-listing.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function similarQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ["property", id, "similar", locale],
    queryFn: async ({ meta }): Promise<SimilarListings> => {
      const { listings } = await fetchFor(meta)<SimilarListings>(`/api/listings/${id}/similar`);
      return { listings: listings.map((card) => cardIn(locale, card)) };
    },
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
