import { queryOptions } from "@tanstack/react-query";
import type { Property } from "../../../domain/listings/listing.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function propertyQuery(idOrSlug: string) {
  return queryOptions({
    queryKey: ["property", idOrSlug],
    queryFn: ({ meta }) => fetchFor(meta)<Property>(`/api/listings/${encodeURIComponent(idOrSlug)}`),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
