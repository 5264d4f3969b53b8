import { queryOptions } from "@tanstack/react-query";
import type { SimilarListings } from "../../../domain/api.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { cardsIn } from "./cards-in-language.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function similarQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ["property", id, "similar", locale],
    queryFn: async ({ meta }) => {
      const similar = await fetchFor(meta)<SimilarListings>(`/api/listings/${id}/similar`);
      return cardsIn(locale, similar, ["listings"]);
    },
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
