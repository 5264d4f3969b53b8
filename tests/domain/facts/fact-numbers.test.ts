import { expect, test } from "vitest";
import { boundsOf, middleOf, numberOf, percentOf } from "../../../domain/facts/fact-numbers.ts";

test("A range is refused as a single number, and years as a percentage", () => {
  expect(() => percentOf("bank-interest")).toThrow(/no single number/);
  expect(() => percentOf("business-tax-holding")).toThrow(/not a percentage/);
  expect(() => numberOf("reduced-fee-start")).toThrow(/no single number/);
  expect(() => boundsOf("reduced-fee-start")).toThrow(/is a date/);
});

test("The middle of a range lies between its bounds", () => {
  const { from, to } = boundsOf("bank-interest");
  expect(middleOf("bank-interest")).toBe((from + to) / 2);
});
