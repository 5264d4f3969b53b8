/** The reference that the address of the thank-you page names, if it is one that we gave. */
import { queryOptions } from "@tanstack/react-query";
import type { ReceiptAnswer } from "../../../domain/api.ts";
import { fetchFor } from "../../data/fetch-for.ts";

const parameters = ["kind", "reference", "listing", "at", "proof"];

export function receiptQuery(search: URLSearchParams) {
  const named = parameters.map((name) => [name, search.get(name) ?? ""]).filter(([, value]) => value !== "");
  const query = new URLSearchParams(named).toString();
  return queryOptions({
    queryKey: ["receipt", query],
    queryFn: ({ meta }) => fetchFor(meta)<ReceiptAnswer>(`/api/leads/receipt?${query}`),
    enabled: search.has("proof"),
    staleTime: Infinity,
  });
}
