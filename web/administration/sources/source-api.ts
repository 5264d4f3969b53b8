/** Reads one source, and adds, changes and removes sources. The fetcher carries the admin's token. */
import { queryOptions } from "@tanstack/react-query";
import type { ScrapeSourceInput, SourceState } from "../../../domain/scraping/scrape-source.ts";
import type { FetchJson } from "../../data/api.ts";
import type { SourceRow } from "../scraping/source-draft.ts";

export type SaveSource = (source: ScrapeSourceInput) => Promise<{ id: string }>;
export type SetSourceState = (change: { id: string } & SourceState) => Promise<unknown>;

/** Read once when the form opens, and not refetched while an admin is filling it in. */
export function sourceQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: ["admin", "source", id],
    queryFn: () => fetchJson<SourceRow>(`/api/admin/sources/${id}`),
    staleTime: Infinity,
    gcTime: 0,
  });
}

type FeedFile = { name: string; bytes: number; sent_at: string };

export function feedFileQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: ["admin", "source", id, "file"],
    queryFn: async () => (await fetchJson<{ file: FeedFile | null }>(`/api/admin/sources/${id}/file`)).file,
  });
}

export function addSource(fetchJson: FetchJson): SaveSource {
  return (source) => fetchJson("/api/admin/sources", { method: "POST", body: JSON.stringify(source) });
}

export function removeSource(fetchJson: FetchJson, id: string): () => Promise<unknown> {
  return () => fetchJson(`/api/admin/sources/${id}`, { method: "DELETE" });
}

/** `seen` is the time of the last change that the admin has seen, so that later changes are not overwritten. */
export function changeSource(fetchJson: FetchJson, id: string, seen: string): SaveSource {
  return (source) =>
    fetchJson(`/api/admin/sources/${id}`, {
      method: "PUT",
      headers: { "if-match": seen },
      body: JSON.stringify(source),
    });
}
