import { queryOptions } from "@tanstack/react-query";
import type { AreaList } from "../../../domain/api.ts";
import { fetchFor } from "../../fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../query-client.ts";

export function areasQuery() {
  return queryOptions({
    queryKey: ["areas"],
    queryFn: ({ meta }) => fetchFor(meta)<AreaList>("/api/areas"),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
