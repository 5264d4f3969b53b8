import { expect, test } from "vitest";
import { exampleTerms, resolveTerms, unknownTerms } from "../../../domain/finance/finance-terms.ts";

const example = exampleTerms.rentToOwn;
const complete = {
  downPayment: 300_000,
  months: 48,
  premiumPercent: 8,
  interestPercent: 0,
  forfeiturePercent: 50,
};

test("A listing's own terms win and are not an example", () => {
  const owner = { ...complete, months: 120 };
  expect(resolveTerms(complete, owner, example)).toEqual({ terms: complete, isExample: false });
});

test("The owner's settings fill a listing's missing terms", () => {
  const { terms, isExample } = resolveTerms({ ...unknownTerms, months: 36 }, complete, example);
  expect(terms).toEqual({ ...complete, months: 36 });
  expect(isExample).toBe(false);
});

test("One unknown term makes all of them an example", () => {
  const { terms, isExample } = resolveTerms({ ...complete, premiumPercent: null }, unknownTerms, example);
  expect(terms.premiumPercent).toBe(example.premiumPercent);
  expect(isExample).toBe(true);
});

test("A term of 0 counts as known", () => {
  const free = { ...complete, premiumPercent: 0, interestPercent: 0 };
  expect(resolveTerms(free, unknownTerms, example)).toEqual({ terms: free, isExample: false });
});
