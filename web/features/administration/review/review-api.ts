/** What waits for an admin's judgement, and the judgements. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListingInReview, ListingReading, SuggestedListing } from "../../../domain/review.ts";
import type { FetchJson } from "../../api.ts";

export type Judgement = { id: string; publication: "published" | "rejected" | "review" };
export type JudgeHome = (judgement: Judgement) => Promise<unknown>;
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

/** `total` waits; `listings` are the first of them. */
type HomesInReview = { listings: ListingInReview[]; total: number };
export const homesAtATime = 200;
/** The API hands out no more at once: what is left comes when these are judged. */
export const mostHomes = 1_000;

export const reviewKey = ["admin", "review"];

/** `found` counts what runs have found so far: more of it asks again, and the old list stays until then. */
export function reviewQuery(fetchJson: FetchJson, found: number, limit: number) {
  return queryOptions({
    queryKey: [...reviewKey, found, limit],
    queryFn: () => fetchJson<HomesInReview>(`/api/admin/listings?publication=review&limit=${limit}`),
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
