/** What the visitor wants, read before the facts of a home. */
import type { ListingQuery } from "../listings/query/listing-query.ts";
import type { Lead } from "./leads/lead.ts";

export type Intent = "buy" | "rent" | "sell" | "let" | "ask" | "contact";

export function intentOf(lead: Lead | undefined, isQuestion: boolean, { status }: ListingQuery): Intent {
  if (lead === "sell" || lead === "let" || lead === "contact") return lead;
  if (lead || isQuestion) return "ask";
  return status?.length === 1 && status[0] === "for-rent" ? "rent" : "buy";
}

/** Owners look for a service. A question about homes also shows them, after its answer. */
export function wantsHomes(intent: Intent): boolean {
  return intent !== "sell" && intent !== "let";
}
