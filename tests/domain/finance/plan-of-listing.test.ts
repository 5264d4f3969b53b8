import { expect, test } from "vitest";
import type { KnownTerms } from "../../../domain/finance/finance-terms.ts";
import { planOfListing } from "../../../domain/finance/plan-of-listing.ts";
import { exampleListing } from "../../example-listing.ts";

const withFinance = exampleListing(1, {
  type: "condo-with-finance",
  status: ["for-sale", "finance-available"],
  price: 1_980_000,
  tenure: "foreign-quota",
});
const owner: KnownTerms = {
  downPayment: 200_000,
  months: 60,
  premiumPercent: 10,
  interestPercent: 0,
  forfeiturePercent: 100,
};

test("Only a home on rent-to-own terms has a plan: neither a plain sale nor a rental", () => {
  expect(planOfListing(withFinance, owner)?.instalment).toBe(3_296_667);
  expect(planOfListing({ ...withFinance, status: ["for-sale"] }, owner)).toBeUndefined();
  expect(planOfListing({ ...withFinance, status: ["for-rent"] }, owner)).toBeUndefined();
  expect(planOfListing({ ...withFinance, price: null }, owner)).toBeUndefined();
});
