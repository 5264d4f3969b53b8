import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { boundsOf, middleOf, numberOf, percentOf } from "../../../domain/facts/fact-numbers.ts";

test("A range is refused as a single number, and years as a percentage", () => {
  expect(() => percentOf(shippedFacts, "bank-interest")).toThrow(/no single number/);
  expect(() => percentOf(shippedFacts, "business-tax-holding")).toThrow(/not a percentage/);
  expect(() => numberOf(shippedFacts, "reduced-fee-start")).toThrow(/no single number/);
  expect(() => boundsOf(shippedFacts, "reduced-fee-start")).toThrow(/is a date/);
});

test("The middle of a range lies between its bounds", () => {
  const { from, to } = boundsOf(shippedFacts, "bank-interest");
  expect(middleOf(shippedFacts, "bank-interest")).toBe((from + to) / 2);
});
