import { queryOptions } from "@tanstack/react-query";
import type { ListingPage } from "../../../domain/api.ts";
import type { ListingQuery } from "../../../domain/listing-query.ts";
import { writeListingQuery } from "../../../domain/write-listing-query.ts";
import { fetchFor } from "../../fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../query-client.ts";

export function listingPageQuery(query: ListingQuery) {
  const written = writeListingQuery(query);
  return queryOptions({
    queryKey: ["listings", written],
    queryFn: ({ meta }) => fetchFor(meta)<ListingPage>(`/api/listings${written}`),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
