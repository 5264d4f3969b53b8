import { queryOptions } from "@tanstack/react-query";
import type { FrontPageListings } from "../../../domain/api.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function frontPageQuery() {
  return queryOptions({
    queryKey: ["front-page"],
    queryFn: ({ meta }) => fetchFor(meta)<FrontPageListings>("/api/front-page"),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
