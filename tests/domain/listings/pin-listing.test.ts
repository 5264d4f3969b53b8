import { expect, test } from "vitest";
import { type PinRow, pinOfRow } from "../../../domain/listings/pin-listing.ts";

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
