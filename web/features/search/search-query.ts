/** The site's answer to a free text, asked for once typing pauses. */
import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "../../../domain/languages/locales.ts";
import type { SearchAnswer } from "../../../domain/search/answer.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs } from "../../data/query-client.ts";

/** Typing faster than this sends one request. */
const pauseMs = 200;

export function searchQuery(typed: string, locale: Locale) {
  return queryOptions({
    queryKey: ["search", locale, typed],
    queryFn: async ({ meta, signal }) => {
      await pause(signal);
      const asked = new URLSearchParams({ q: typed, locale });
      return fetchFor(meta)<SearchAnswer>(`/api/search?${asked}`, { signal });
    },
    enabled: typed !== "",
    staleTime: listingsFreshMs,
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
