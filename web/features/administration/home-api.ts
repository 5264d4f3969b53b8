/** Finding homes and editing one; the fetcher carries the admin's token. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { EditableHome, ListedHomes } from "../../../domain/editable-home.ts";
import type { ListingChanges } from "../../../domain/new-listing.ts";
import type { FetchJson } from "../../api.ts";
import type { Judgement } from "./review-api.ts";

/** What is public, and when the home last changed, as far as the admin knows. */
export type HomeState = Pick<EditableHome, "publication" | "updated_at">;
export type EditHome = (changes: ListingChanges, seen: string) => Promise<HomeState>;
export type PublishHome = (publication: Judgement["publication"]) => Promise<HomeState>;

export const homesKey = ["admin", "homes"];

export function homesQuery(fetchJson: FetchJson, search: string) {
  return queryOptions({
    queryKey: [...homesKey, search],
    queryFn: () => fetchJson<ListedHomes>(`/api/admin/listings/all?${search}`),
    placeholderData: keepPreviousData,
  });
}

/** As it is when the form opens, and not read again under the hands of whoever fills it in. */
export function homeQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: ["admin", "home", id],
    queryFn: () => fetchJson<EditableHome>(`/api/admin/listings/${id}`),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function editHome(fetchJson: FetchJson, id: string): EditHome {
  return (changes, seen) =>
    fetchJson(`/api/admin/listings/${id}`, {
      method: "PATCH",
      headers: { "if-match": seen },
      body: JSON.stringify(changes),
    });
}

export function publishHome(fetchJson: FetchJson, id: string): PublishHome {
  return (publication) =>
    fetchJson(`/api/admin/listings/${id}/publication`, {
      method: "POST",
      body: JSON.stringify({ publication }),
    });
}
