/** Finds listings and changes many at once. The fetcher carries the admin's token. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type {
  BulkAction,
  JudgingAction,
  BulkResult,
  FormerListing,
  FoundListings,
  OwnHome,
  OwnHomes,
} from "../../../domain/listings/editable-listing.ts";
import type { FetchJson } from "../../data/api.ts";

export const foundListingsKey = ["admin", "listings"];

export function foundListingsQuery(fetchJson: FetchJson, search: string) {
  return infiniteQueryOptions({
    queryKey: [...foundListingsKey, search],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams(search);
      if (pageParam) query.set("after", pageParam);
      return fetchJson<FoundListings>(`/api/admin/listings/find?${query}`);
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
}

export function agentsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "listing-agents"],
    queryFn: async () => (await fetchJson<{ agents: string[] }>("/api/admin/listings/agents")).agents,
  });
}

export function ownHomesQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "own-homes"],
    queryFn: async () => (await fetchJson<OwnHomes>("/api/admin/own-homes")).listings,
  });
}

export function ownHomeQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: ["admin", "own-homes", id],
    queryFn: () => fetchJson<OwnHome>(`/api/admin/own-homes/${id}`),
  });
}

export type UnsavedListing = { listing_id: string; updated_at: string; title: string | null };

export function draftsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: [...foundListingsKey, "drafts"],
    queryFn: async () => (await fetchJson<{ drafts: UnsavedListing[] }>("/api/admin/listings/drafts")).drafts,
  });
}

export async function changeMany(
  fetchJson: FetchJson,
  action: BulkAction | JudgingAction,
  listings: readonly { id: string; seen: string }[],
): Promise<BulkResult[]> {
  const body = JSON.stringify({ action, listings });
  return (await fetchJson<{ results: BulkResult[] }>("/api/admin/listings/bulk", { method: "POST", body }))
    .results;
}

export async function undoMany(
  fetchJson: FetchJson,
  listings: readonly FormerListing[],
): Promise<BulkResult[]> {
  const body = JSON.stringify({ listings });
  const path = "/api/admin/listings/bulk/undo";
  return (await fetchJson<{ results: BulkResult[] }>(path, { method: "POST", body })).results;
}
