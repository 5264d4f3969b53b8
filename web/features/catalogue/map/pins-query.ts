import { queryOptions } from "@tanstack/react-query";
import type { PinPage } from "../../../../domain/api.ts";
import type { ListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { withoutView, writeListingQuery } from "../../../../domain/listings/query/write-listing-query.ts";
import { fetchFor } from "../../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../../data/query-client.ts";

/** The homes of a query for a map, which has no pages and no order. */
export function pinsQuery(query: ListingQuery) {
  const asked = { ...withoutView(query), after: undefined, limit: undefined, sort: undefined };
  const written = writeListingQuery(asked, "pin");
  return queryOptions({
    queryKey: ["pins", written],
    queryFn: ({ meta }) => fetchFor(meta)<PinPage>(`/api/listings${written}`),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
