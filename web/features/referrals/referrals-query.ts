/** The referrals that the signed address of a referrer's page opens. */
import { queryOptions } from "@tanstack/react-query";
import type { ReferrerAnswer, ReferrerLink } from "../../../domain/referrals/referrer-page.ts";
import { fetchFor } from "../../data/fetch-for.ts";

export function readReferrerLink(search: URLSearchParams): ReferrerLink {
  return {
    code: search.get("code") ?? "",
    page: search.get("page") ?? "",
    pass: search.get("pass") ?? "",
  };
}

export function referralsQuery(link: ReferrerLink) {
  const query = new URLSearchParams(link).toString();
  return queryOptions({
    queryKey: ["referrals", query],
    queryFn: ({ meta }) => fetchFor(meta)<ReferrerAnswer>(`/api/referrals?${query}`),
    staleTime: 0,
  });
}
