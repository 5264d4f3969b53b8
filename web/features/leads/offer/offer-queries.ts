/** What the pages of an offer read: each by a pass in their address. */
import { queryOptions } from "@tanstack/react-query";
import type { BuildingList } from "../../../../domain/api.ts";
import type { OfferLink, OwnersLink } from "../../../../domain/leads/enquiry-path.ts";
import type { AskingRangeAnswer } from "../../../../domain/offers/asking-range.ts";
import type { OwnersPageAnswer, SentOfferAnswer } from "../../../../domain/offers/offer-pass.ts";
import { listingsFreshMs, listingsKeptMs } from "../../../data/query-client.ts";
import { fetchFor } from "../../../data/fetch-for.ts";

export function readOfferLink(search: URLSearchParams): OfferLink {
  return { reference: search.get("reference") ?? "", pass: search.get("pass") ?? "" };
}

export function readOwnersLink(search: URLSearchParams): OwnersLink {
  return { home: search.get("home") ?? "", pass: search.get("pass") ?? "" };
}

/** Null is the answer to an address that lacks something. */
export function sentOfferQuery(link: OfferLink) {
  return queryOptions({
    queryKey: ["sent-offer", link],
    queryFn: async ({ meta }): Promise<SentOfferAnswer> =>
      link.reference && link.pass
        ? fetchFor(meta)<SentOfferAnswer>(`/api/offers/sent?${new URLSearchParams(link)}`)
        : { offer: null },
    staleTime: 0,
  });
}

export function ownersHomeQuery(link: OwnersLink) {
  return queryOptions({
    queryKey: ["owners-home", link],
    queryFn: async ({ meta }): Promise<OwnersPageAnswer> =>
      link.home && link.pass
        ? fetchFor(meta)<OwnersPageAnswer>(`/api/offers/owners-page?${new URLSearchParams(link)}`)
        : { home: null },
    staleTime: 0,
  });
}

/** As the feature of buildings reads them, which this one may not import. */
export function namedBuildingsQuery() {
  return queryOptions({
    queryKey: ["buildings"],
    queryFn: ({ meta }) => fetchFor(meta)<BuildingList>("/api/buildings"),
    staleTime: listingsFreshMs,
    gcTime: listingsKeptMs,
  });
}

/** `search` has the facts that decide which homes are compared. */
export function askingRangeQuery(search: string) {
  return queryOptions({
    queryKey: ["asking-range", search],
    queryFn: ({ meta }) => fetchFor(meta)<AskingRangeAnswer>(`/api/offers/range?${search}`),
    enabled: search !== "",
  });
}
