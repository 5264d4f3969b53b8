/** The viewing that a letter's link names. */
import { queryOptions } from "@tanstack/react-query";
import type { ViewingLink } from "../../../../domain/leads/enquiry-path.ts";
import type { ViewingAnswer } from "../../../../domain/leads/viewing-link.ts";
import { fetchFor } from "../../../data/fetch-for.ts";

export function readViewingLink(search: URLSearchParams): ViewingLink {
  return { viewing: search.get("viewing") ?? "", pass: search.get("pass") ?? "" };
}

export function visitorsViewingQuery(link: ViewingLink) {
  const query = new URLSearchParams(link).toString();
  return queryOptions({
    queryKey: ["visitors-viewing", query],
    queryFn: ({ meta }) => fetchFor(meta)<ViewingAnswer>(`/api/viewings?${query}`),
    staleTime: 0,
  });
}
