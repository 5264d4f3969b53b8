import { queryOptions } from "@tanstack/react-query";
import type { ListingPage } from "../../../domain/api.ts";
import { type ArticleSummary, contentAddresses } from "../../../domain/site/article.ts";
import type { Locale } from "../../../domain/languages/locales.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs } from "../../data/query-client.ts";

/** Typing faster than this sends one request. */
const pauseMs = 200;
const listingResultsShown = 5;

export function listingResultsQuery(wanted: string | undefined) {
  return queryOptions({
    queryKey: ["search", wanted],
    queryFn: async ({ meta, signal }) => {
      await pause(signal);
      const address = `/api/listings?${new URLSearchParams({ q: wanted ?? "", limit: String(listingResultsShown) })}`;
      return fetchFor(meta)<ListingPage>(address, { signal });
    },
    enabled: wanted !== undefined,
    staleTime: listingsFreshMs,
  });
}

export function textIndexQuery(locale: Locale) {
  return queryOptions({
    queryKey: ["content", contentAddresses.index(locale)],
    queryFn: ({ meta }) => fetchFor(meta)<ArticleSummary[]>(contentAddresses.index(locale)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Each key press aborts the wait of the one before. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
