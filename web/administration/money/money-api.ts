import { queryOptions } from "@tanstack/react-query";
import type { Correction } from "../../../domain/leads/desk/lead-orders.ts";
import type { Ledger } from "../../../domain/ledger.ts";
import type { FetchJson } from "../../data/api.ts";

/** `search` is the filters as the address of the page has them. */
export function ledgerQuery(fetchJson: FetchJson, search: string) {
  return queryOptions({
    queryKey: ["admin", "ledger", search],
    queryFn: () => fetchJson<Ledger>(`/api/admin/money?${search}`),
  });
}

export function paymentsAddress(from: string, until: string): string {
  const span = Object.entries({ from, until }).filter(([, day]) => day);
  return `/api/admin/money/export?${new URLSearchParams(span)}`;
}

export function takePaymentBack(
  fetchJson: FetchJson,
  payment: string,
  correction: Correction,
): Promise<unknown> {
  const path = `/api/admin/leads/payments/${payment}/correction`;
  return fetchJson(path, { method: "POST", body: JSON.stringify(correction) });
}
