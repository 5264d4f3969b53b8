import { queryOptions } from "@tanstack/react-query";
import type { PriceHistory } from "../../../../domain/api.ts";
import { fetchFor } from "../../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../../data/query-client.ts";

export function priceHistoryQuery(idOrSlug: string) {
  return queryOptions({
    queryKey: ["property", idOrSlug, "prices"],
    queryFn: ({ meta }) =>
      fetchFor(meta)<PriceHistory>(`/api/listings/${encodeURIComponent(idOrSlug)}/prices`),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
