/** The homes of a comparison. One that is unknown or withdrawn is part of the answer, not a failure of all. */
import { queryOptions } from "@tanstack/react-query";
import type { Property } from "../../../../domain/listings/listing.ts";
import { type FetchJson, ApiFailure } from "../../../data/api.ts";
import { fetchFor } from "../../../data/fetch-for.ts";
import { listingsFreshMs, listingsKeptMs } from "../../../data/query-client.ts";
import { mostCompared } from "../../../visitor/kept/compared.ts";

export type ComparedHome =
  | { id: string; property: Property }
  | { id: string; missing: "unknown" | "withdrawn" };

/** A shared link may hold anything. Only texts that can be an id are requested. */
export function readComparedIds(parameters: URLSearchParams): string[] {
  const said = (parameters.get("ids") ?? "").toLowerCase().split(",");
  const ids = said.filter((id) => /^[0-9a-z-]{1,36}$/.test(id));
  return [...new Set(ids)].slice(0, mostCompared);
}

export function compareQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["compare", ids.join()],
    queryFn: ({ meta }) => Promise.all(ids.map((id) => readHome(fetchFor(meta), id))),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}

async function readHome(fetchJson: FetchJson, id: string): Promise<ComparedHome> {
  try {
    return { id, property: await fetchJson<Property>(`/api/listings/${id}`) };
  } catch (error) {
    const status = error instanceof ApiFailure ? error.status : 0;
    if (status === 404) return { id, missing: "unknown" };
    if (status === 410) return { id, missing: "withdrawn" };
    throw error;
  }
}
