import { queryOptions } from "@tanstack/react-query";
import type { SimilarListings } from "../../../domain/api.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function similarQuery(id: string) {
  return queryOptions({
    queryKey: ["property", id, "similar"],
    queryFn: ({ meta }) => fetchFor(meta)<SimilarListings>(`/api/listings/${id}/similar`),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
