import { queryOptions } from "@tanstack/react-query";
import type { ListingPage } from "../../../domain/api.ts";
import { type ArticleSummary, contentAddresses } from "../../../domain/article.ts";
import type { Locale } from "../../../domain/locales.ts";
import { fetchFor } from "../../fetch-for.ts";
import { listingsFreshMs } from "../../query-client.ts";

/** Typing faster than this asks once. */
const pauseMs = 200;
const homesShown = 5;

export function foundHomesQuery(wanted: string | undefined) {
  return queryOptions({
    queryKey: ["search", wanted],
    queryFn: async ({ meta, signal }) => {
      await pause(signal);
      const address = `/api/listings?${new URLSearchParams({ q: wanted ?? "", limit: String(homesShown) })}`;
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

/** Another letter ends the wait of the one before. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
