/** What a home costs a month, as its card shows it; in SQL the column `monthly_sum` of searched_listings. */
import { toBaht } from "../finance/finance.ts";
import type { KnownTerms } from "../finance/finance-terms.ts";
import { planOfListing } from "../finance/plan-of-listing.ts";
import type { Property } from "./listing.ts";
import { readOffer } from "./offer.ts";

/** Baht: the rent of a home to let, the instalment of one on rent-to-own terms, the smaller where it is both. */
export function monthlySumOf(
  property: Pick<Property, "price" | "status" | "financeTerms" | "monthlyRentalPrice">,
  owner: KnownTerms,
): number | null {
  const rent = readOffer(property).isForRent ? property.monthlyRentalPrice : null;
  const plan = planOfListing(property, owner);
  const sums = [rent, plan && toBaht(plan.instalment)].filter((sum) => typeof sum === "number");
  return sums.length > 0 ? Math.min(...sums) : null;
}
