/** Searches and edits listings. The fetcher carries the admin's token. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { EditableListing, FoundListings } from "../../../../domain/listings/editable-listing.ts";
import type { ListingChanges } from "../../../../domain/listings/new-listing.ts";
import type { FetchJson } from "../../../data/api.ts";
import type { Judgement } from "../review/review-api.ts";

/** A listing's publication state and last change, as far as the admin has seen. */
export type ListingState = Pick<EditableListing, "title" | "publication" | "updated_at">;
export type EditListing = (changes: ListingChanges, seen: string) => Promise<ListingState>;
export type PublishListing = (publication: Judgement["publication"]) => Promise<ListingState>;

export const foundListingsKey = ["admin", "listings"];

export function foundListingsQuery(fetchJson: FetchJson, search: string) {
  return queryOptions({
    queryKey: [...foundListingsKey, search],
    queryFn: () => fetchJson<FoundListings>(`/api/admin/listings/all?${search}`),
    placeholderData: keepPreviousData,
  });
}

/** Read once when the form opens, and not refetched while an admin is filling it in. */
export function editedListingQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: ["admin", "listing", id],
    queryFn: () => fetchJson<EditableListing>(`/api/admin/listings/${id}`),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function editListing(fetchJson: FetchJson, id: string): EditListing {
  return (changes, seen) =>
    fetchJson(`/api/admin/listings/${id}`, {
      method: "PATCH",
      headers: { "if-match": seen },
      body: JSON.stringify(changes),
    });
}

export function publishListing(fetchJson: FetchJson, id: string): PublishListing {
  return (publication) =>
    fetchJson(`/api/admin/listings/${id}/publication`, {
      method: "POST",
      body: JSON.stringify({ publication }),
    });
}
