/** Listings that wait for an admin's judgement, and the judgements. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  ListingInReview,
  ListingReading,
  SuggestedListing,
} from "../../../domain/scraping/listing-review.ts";
import type { RunProgress } from "../../../domain/api.ts";
import type { FetchJson } from "../../data/api.ts";

export type Judgement = {
  id: string;
  publication: "published" | "rejected" | "review";
  /** The version of the listing that was judged. */
  seen: string;
  /** The published homes that it resembles were shown. */
  isAnotherHome?: boolean;
};
export type JudgeListing = (judgement: Judgement) => Promise<{ updated_at: string }>;
export type JudgeTwin = (verdict: {
  id: string;
  other: string;
  verdict: "same" | "different";
}) => Promise<unknown>;
export type SettleSuggestion = (settlement: {
  id: string;
  field: string;
  theirs: unknown;
  take: boolean;
}) => Promise<unknown>;

/** `listings` are the first of `total` in review. */
type ListingsInReview = { listings: ListingInReview[]; total: number };
export const listingsAtATime = 200;
/** The API's limit. The rest follow once these have been judged. */
export const mostListings = 1_000;

export const reviewKey = ["admin", "review"];

export function judgeListing(fetchJson: FetchJson): JudgeListing {
  return ({ id, publication, seen, isAnotherHome = false }) =>
    fetchJson(`/api/admin/listings/${id}/publication`, {
      method: "POST",
      headers: { "if-match": seen },
      body: JSON.stringify({ publication, isAnotherHome }),
    });
}

/** `seen` is the version of the home that the admin saw. */
export function putIntoBuilding(
  fetchJson: FetchJson,
  { id, seen, building }: { id: string; seen: string; building: string },
): Promise<unknown> {
  return fetchJson(`/api/admin/listings/${id}`, {
    method: "PATCH",
    headers: { "if-match": seen },
    body: JSON.stringify({ changes: { building_id: building } }),
  });
}

/** What runs have found so far. */
export function countFound(runs: readonly RunProgress[]): number {
  return runs.reduce((sum, { counts }) => sum + counts.new + counts.changed, 0);
}

/** When `found` grows, the list is refetched; until then the old one stays. */
export function reviewQuery(fetchJson: FetchJson, found: number, limit: number) {
  return queryOptions({
    queryKey: [...reviewKey, found, limit],
    queryFn: () => fetchJson<ListingsInReview>(`/api/admin/listings?publication=review&limit=${limit}`),
    placeholderData: keepPreviousData,
  });
}

export function readingQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: ["admin", "reading", id],
    queryFn: () => fetchJson<ListingReading>(`/api/admin/listings/${id}/reading`),
  });
}

export function suggestionsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "suggestions"],
    queryFn: async () =>
      (await fetchJson<{ listings: SuggestedListing[] }>("/api/admin/listings/suggestions")).listings,
  });
}
