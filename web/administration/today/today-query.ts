import { queryOptions } from "@tanstack/react-query";
import type { Today } from "../../../domain/today.ts";
import type { FetchJson } from "../../data/api.ts";

const pollMs = 60_000;

/** Asked for again every minute: the page, and the counts beside the navigation. */
export function todayQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "today"],
    queryFn: () => fetchJson<Today>("/api/admin/today"),
    refetchInterval: pollMs,
    staleTime: pollMs / 2,
  });
}
