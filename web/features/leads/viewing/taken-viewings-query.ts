import { queryOptions } from "@tanstack/react-query";
import type { TakenViewings } from "../../../../domain/api.ts";
import { fetchFor } from "../../../data/fetch-for.ts";

/** Requested each time the form opens, because another visitor may have taken a time a moment ago. */
export function takenViewingsQuery(listingId: string) {
  return queryOptions({
    queryKey: ["taken-viewings", listingId],
    queryFn: ({ meta }) => fetchFor(meta)<TakenViewings>(`/api/listings/${listingId}/viewings`),
    staleTime: 0,
    gcTime: 0,
  });
}
