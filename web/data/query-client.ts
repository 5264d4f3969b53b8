/** Data fetching rules of the specification, section 9. */
import { QueryClient } from "@tanstack/react-query";
import { ApiFailure, type FetchJson } from "./api.ts";

const minute = 60_000;
export const listingsFreshMs = 5 * minute;
export const listingsKeptMs = 10 * minute;
const othersKeptMs = 5 * minute;
const retries = 3;
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

export function createQueryClient(fetchJson: FetchJson, where: "server" | "browser"): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { fetchJson },
        gcTime: othersKeptMs,
        refetchOnWindowFocus: false,
        retry: where === "server" ? false : (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (failures) => Math.min(firstRetryMs * 2 ** failures, longestRetryMs),
      },
      // Without a connection a press fails at once and says so. The library would wait in silence.
      mutations: { networkMode: "always" },
    },
  });
}

/** Retrying does not help a bad request. Outages and network failures may pass. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;
}
