import { queryOptions } from "@tanstack/react-query";
import type { FrontPageListings } from "../../../domain/api.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";
import { cardsIn } from "./cards-in-language.ts";

export function frontPageQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["front-page", locale],
    queryFn: async ({ meta }) => {
      const groups = await fetchFor(meta)<FrontPageListings>("/api/front-page");
      return cardsIn(locale, groups, ["featured", "recent", "withFinance", "forSale", "lowestMonthly"]);
    },
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
