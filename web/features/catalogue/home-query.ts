import { queryOptions } from "@tanstack/react-query";
import type { HomeGroups } from "../../../domain/api.ts";
import { fetchFor } from "../../fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../query-client.ts";

export function homeQuery() {
  return queryOptions({
    queryKey: ["home"],
    queryFn: ({ meta }) => fetchFor(meta)<HomeGroups>("/api/home"),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}
