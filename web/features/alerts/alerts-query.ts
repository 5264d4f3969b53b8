/** What the reader of one of our letters watches. */
import { queryOptions } from "@tanstack/react-query";
import type { AlertsAnswer } from "../../../domain/alerts/alert-choices.ts";
import type { AlertLink } from "../../../domain/alerts/alert-link.ts";
import { fetchFor } from "../../data/fetch-for.ts";

export function readAlertLink(search: URLSearchParams): AlertLink {
  return { reader: search.get("reader") ?? "", pass: search.get("pass") ?? "" };
}

export function alertsQuery(link: AlertLink) {
  const query = new URLSearchParams(link).toString();
  return queryOptions({
    queryKey: ["alerts", query],
    queryFn: ({ meta }) => fetchFor(meta)<AlertsAnswer>(`/api/alerts?${query}`),
    staleTime: 0,
  });
}
