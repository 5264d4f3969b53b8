/** The monthly plan of a listing. Only what is offered on rent-to-own terms has one. */
import type { Property } from "../listings/listing.ts";
import { readOffer } from "../listings/offer.ts";
import type { Satang } from "./finance.ts";
import {
  type KnownTerms,
  type ResolvedTerms,
  exampleTerms,
  monthlyInstalment,
  resolveTerms,
} from "./finance-terms.ts";

export type MonthlyPlan = { instalment: Satang; resolved: ResolvedTerms };

export function planOfListing(
  property: Pick<Property, "price" | "status" | "financeTerms">,
  owner: KnownTerms,
): MonthlyPlan | undefined {
  const { price, financeTerms } = property;
  if (price === null || !readOffer(property).isRentToOwn) return undefined;
  const resolved = resolveTerms(financeTerms, owner, exampleTerms.rentToOwn);
  return { resolved, instalment: monthlyInstalment(price, resolved.terms) };
}
