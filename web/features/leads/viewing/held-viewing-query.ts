/** The viewing that a letter's link names. */
import { queryOptions } from "@tanstack/react-query";
import type { HoldLink } from "../../../../domain/leads/enquiry-path.ts";
import type { HoldAnswer } from "../../../../domain/leads/viewing-hold.ts";
import { fetchFor } from "../../../data/fetch-for.ts";

export function readHoldLink(search: URLSearchParams): HoldLink {
  return { reference: search.get("reference") ?? "", pass: search.get("pass") ?? "" };
}

export function heldViewingQuery(link: HoldLink) {
  const query = new URLSearchParams(link).toString();
  return queryOptions({
    queryKey: ["held-viewing", query],
    queryFn: ({ meta }) => fetchFor(meta)<HoldAnswer>(`/api/viewings?${query}`),
    staleTime: 0,
  });
}
