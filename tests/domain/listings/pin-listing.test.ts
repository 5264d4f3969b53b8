import { expect, test } from "vitest";
import { unknownTerms } from "../../../domain/finance/finance-terms.ts";
import { type PinRow, pinOfProperty, pinOfRow } from "../../../domain/listings/pin-listing.ts";
import { exampleListing } from "../../example-listing.ts";

const row: PinRow = {
  slug: "flat",
  property_type: "condo-for-sale",
  area: "jomtien",
  condo_name: null,
  bedrooms: 1,
  square_meters: 40,
  price: 2_000_000,
  monthly_rental_price: 18_000,
  monthly_instalment: null,
  instalment_is_example: null,
  latitude: 12.9,
  longitude: 100.88,
};
const sumOf = (change: Partial<PinRow>) => {
  const { amount, isMonthly } = pinOfRow({ ...row, ...change });
  return [amount, isMonthly];
};

test("A pin says the sum that leads the home's card", () => {
  expect(sumOf({})).toEqual([2_000_000, false]);
  expect(sumOf({ monthly_instalment: 30_000, instalment_is_example: false })).toEqual([30_000, true]);
  expect(sumOf({ monthly_instalment: 30_000, instalment_is_example: true })).toEqual([2_000_000, false]);
  expect(sumOf({ price: null })).toEqual([18_000, true]);
  expect(sumOf({ price: null, monthly_rental_price: null })).toEqual([null, false]);
});

test("Only an instalment on terms that are somebody's word leads the pin of a home on rent-to-own terms", () => {
  const home = exampleListing(1, { price: 2_000_000, status: ["finance-available"] });
  expect(pinOfProperty(home, unknownTerms)).toMatchObject({ amount: 2_000_000, isMonthly: false });
  const terms = {
    downPayment: 200_000,
    months: 100,
    premiumPercent: 0,
    interestPercent: 0,
    forfeiturePercent: 50,
  };
  expect(pinOfProperty(home, terms)).toMatchObject({ amount: 18_000, isMonthly: true });
});
