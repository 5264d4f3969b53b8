/** Reads and changes the library of pictures. The fetcher carries the admin's token. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type {
  DeletedMedia,
  Media,
  MediaChange,
  MediaPage,
  MediaUse,
  OneMedia,
  SavedMedia,
} from "../../../domain/media/media-api.ts";
import { ApiFailure, type FetchJson } from "../../data/api.ts";

export const mediaKey = ["admin", "media"];
const base = "/api/admin/media";

export type Shelf = "all" | "orphans";

export function mediaListQuery(fetchJson: FetchJson, words: string, which: Shelf) {
  return infiniteQueryOptions({
    queryKey: [...mediaKey, "list", which, words],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ q: words, which, ...pageParam });
      return fetchJson<MediaPage>(`${base}?${query}`);
    },
    initialPageParam: null as { at: string; id: string } | null,
    getNextPageParam: ({ pictures, hasMore }) => {
      const last = pictures.at(-1);
      return hasMore && last ? { at: last.addedAt, id: last.id } : null;
    },
  });
}

/** Not refetched while somebody is typing: what was read is the version that the form changes. */
export function oneMediaQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: [...mediaKey, "one", id],
    queryFn: () => fetchJson<OneMedia>(`${base}/${id}`),
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function changeMedia(fetchJson: FetchJson, id: string, change: MediaChange): Promise<SavedMedia> {
  return fetchJson(`${base}/${id}`, { method: "PATCH", body: JSON.stringify(change) });
}

export function replaceMedia(fetchJson: FetchJson, id: string, by: string): Promise<{ texts: number }> {
  return fetchJson(`${base}/${id}/replacement`, { method: "POST", body: JSON.stringify({ by }) });
}

export function deleteMedia(fetchJson: FetchJson, ids: readonly string[]): Promise<DeletedMedia> {
  return fetchJson(`${base}/deletion`, { method: "POST", body: JSON.stringify({ ids }) });
}

/** The 409 of a change: somebody saved the picture meanwhile. */
export function storedMeanwhile(error: Error | null): Media | undefined {
  const isConflict = error instanceof ApiFailure && error.code === "conflict";
  return isConflict ? (error.body as SavedMedia).picture : undefined;
}

/** The 409 of a deletion. */
export function usesThatKeep(error: Error | null): MediaUse[] | undefined {
  const isUsed = error instanceof ApiFailure && error.code === "picture_in_use";
  return isUsed ? (error.body as { uses: MediaUse[] }).uses : undefined;
}
