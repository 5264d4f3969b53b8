import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import { deductionFor, sellerWithholding } from "../../../domain/finance/seller-withholding.ts";

const tax = (appraised: number, years: number) =>
  toBaht(sellerWithholding(shippedFacts, toSatang(appraised), years));

test("The deduction falls with the years of ownership and stays at half from the eighth on", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 30].map((years) => deductionFor(shippedFacts, years))).toEqual([
    92, 84, 77, 71, 65, 60, 55, 50, 50, 50,
  ]);
});

test("The scale starts with the first baht: a small gain is taxed at five per cent, not at none", () => {
  // 2,600,000 less 77 % is 598,000, spread over three years.
  expect(tax(2_600_000, 3)).toBeCloseTo(29_900, 0);
  expect(tax(100_000, 1)).toBe(400);
});

test("A year's income above the first step is taxed by the higher ones", () => {
  // Half of 16 million over eight years is a million a year: 15,000 + 20,000 + 37,500 + 50,000.
  expect(tax(16_000_000, 8)).toBe(122_500 * 8);
  // 92 % off 12,500,000 leaves a million in one year.
  expect(tax(12_500_000, 1)).toBe(122_500);
});

test("Part of a year, or none, is not a count of years", () => {
  expect(() => deductionFor(shippedFacts, 0)).toThrow(RangeError);
  expect(() => deductionFor(shippedFacts, 2.5)).toThrow(RangeError);
});
