/** Reads and changes the files for partners. The fetcher carries the admin's token. */
import { queryOptions } from "@tanstack/react-query";
import type {
  PartnerFeed,
  PartnerFeedContents,
  PartnerFeedInput,
} from "../../../domain/feeds/partner-feed.ts";
import type { FetchJson } from "../../data/api.ts";

const address = "/api/admin/partner-feeds";

export function partnerFeedsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "partner-feeds"],
    queryFn: async () => (await fetchJson<{ feeds: PartnerFeed[] }>(address)).feeds,
  });
}

export function contentsQuery(fetchJson: FetchJson, id: string) {
  return queryOptions({
    queryKey: ["admin", "partner-feeds", id, "contents"],
    queryFn: () => fetchJson<PartnerFeedContents>(`${address}/${id}/contents`),
  });
}

export function savePartnerFeed(
  fetchJson: FetchJson,
  id: string | null,
  input: PartnerFeedInput,
): Promise<unknown> {
  const body = JSON.stringify(input);
  return fetchJson(id === null ? address : `${address}/${id}`, {
    method: id === null ? "POST" : "PUT",
    body,
  });
}

export type AddressAction = "new" | "revoke";

export function changeAddress(fetchJson: FetchJson, id: string, action: AddressAction): Promise<unknown> {
  return fetchJson(`${address}/${id}/address`, { method: "POST", body: JSON.stringify({ action }) });
}
