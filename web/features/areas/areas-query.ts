import { queryOptions } from "@tanstack/react-query";
import type { AreaList } from "../../../domain/api.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

export function areasQuery() {
  return queryOptions({
    queryKey: ["areas"],
    queryFn: ({ meta }) => fetchFor(meta)<AreaList>("/api/areas"),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
