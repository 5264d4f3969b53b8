/** Reads and changes referrals. The fetcher carries the admin's token. */
import { queryOptions } from "@tanstack/react-query";
import type { ReferralList } from "../../../domain/referrals/referrals-api.ts";
import type { FetchJson } from "../../data/api.ts";

const address = "/api/admin/referrals";

export function referralsQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "referrals"],
    queryFn: () => fetchJson<ReferralList>(address),
  });
}

export type ReferralOrder = (path: string, body?: object, method?: "POST" | "PUT") => Promise<unknown>;

export function makeReferralOrder(fetchJson: FetchJson): ReferralOrder {
  return (path, body, method = "POST") =>
    fetchJson(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
}
