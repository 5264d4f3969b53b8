/** Sends a pasted page and reads its outcome. */
import { queryOptions } from "@tanstack/react-query";
import type { RunPage, RunProgress } from "../../../domain/api.ts";
import type { OpenedListing } from "../../../domain/listings/editable-listing.ts";
import { maxPictures } from "../../../domain/listings/listing-fields.ts";
import type { PasteInput } from "../../../domain/scraping/paste.ts";
import type { FetchJson } from "../../data/api.ts";
import { isUnderWay } from "../scraping/scraper-api.ts";

export type SendPaste = (sourceId: string, page: PasteInput) => Promise<{ runId: string }>;

/** Without a source or an address: a post or a message. */
export type SendPost = (text: string) => Promise<{ runId: string }>;

/** The run with its pages, one for each home of a post; null while it is under way. */
export type PasteOutcome = { run: RunProgress; pages: RunPage[] };

const pollMs = 700;

export function pasteOutcomeQuery(fetchJson: FetchJson, runId: string) {
  return queryOptions({
    queryKey: ["admin", "paste", runId],
    queryFn: async (): Promise<PasteOutcome | null> => {
      const run = await fetchJson<RunProgress>(`/api/admin/runs/${runId}`);
      if (isUnderWay(run)) return null;
      const { pages } = await fetchJson<{ pages: RunPage[] }>(`/api/admin/runs/${runId}/pages`);
      return { run, pages };
    },
    refetchInterval: ({ state }) => (state.data ? false : pollMs),
    staleTime: Infinity,
  });
}

/** Puts pictures that were added by hand before those that the home has. */
export async function addPictures(
  fetchJson: FetchJson,
  listingId: string,
  pictures: readonly string[],
): Promise<void> {
  const path = `/api/admin/listings/${listingId}`;
  const { listing } = await fetchJson<OpenedListing>(path);
  if (!listing) return;
  const images = [...new Set([...pictures, ...listing.images])].slice(0, maxPictures);
  await fetchJson(path, {
    method: "PATCH",
    headers: { "if-match": listing.updated_at },
    body: JSON.stringify({ changes: { images } }),
  });
}
