import { queryOptions } from "@tanstack/react-query";
import type { BuildingDetails, BuildingList } from "../../../domain/api.ts";
import { ApiFailure } from "../../data/api.ts";
import { fetchFor } from "../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../data/query-client.ts";

const times = { staleTime: listingsFreshMs, gcTime: listingsKeptMs };

export function buildingsQuery() {
  return queryOptions({
    queryKey: ["buildings"],
    queryFn: ({ meta }) => fetchFor(meta)<BuildingList>("/api/buildings"),
    ...times,
  });
}

/** Of a building that was merged, the answer is the one it is part of now. */
export function buildingQuery(slug: string) {
  return queryOptions({
    queryKey: ["building", slug],
    queryFn: ({ meta }) => {
      const read = (one: string) =>
        fetchFor(meta)<BuildingDetails>(`/api/buildings/${encodeURIComponent(one)}`);
      return read(slug).catch((failure: unknown) => {
        const movedTo = failure instanceof ApiFailure ? readMovedTo(failure.body) : undefined;
        if (movedTo === undefined) throw failure;
        return read(movedTo);
      });
    },
    ...times,
  });
}

function readMovedTo(body: unknown): string | undefined {
  const isMoved = typeof body === "object" && body !== null && "movedTo" in body;
  return isMoved && typeof body.movedTo === "string" ? body.movedTo : undefined;
}
