import { createElement as element } from "react";
import { expect, test } from "vitest";
import { exampleTerms } from "../../../../domain/finance/finance-terms.ts";
import { useTriedPlan } from "../../../../web/features/finance/use-tried-plan.ts";
import { useYearsOfOwnership } from "../../../../web/features/finance/use-years-of-ownership.ts";
import { wordsOf } from "./words-of.ts";

async function boundsFor(price: number, downPayment: number) {
  const Probe = () => {
    const terms = { ...exampleTerms.rentToOwn, downPayment };
    const { leastDown, largestDown, resolved } = useTriedPlan(price, { terms, isExample: false });
    return [leastDown, largestDown, resolved.terms.downPayment].join(" ");
  };
  return (await wordsOf("en", element(Probe))).split(" ").map(Number);
}

test("A visitor can put down from what we start with to four fifths of the price, in whole steps", async () => {
  expect(await boundsFor(1_590_000, 300_000)).toEqual([200_000, 1_270_000, 300_000]);
  expect(await boundsFor(1_590_000, 1_500_000)).toEqual([200_000, 1_270_000, 1_270_000]);
});

test("A home that asks less down begins there, and a cheap one still takes what we start with", async () => {
  expect(await boundsFor(1_590_000, 150_000)).toEqual([150_000, 1_270_000, 150_000]);
  expect(await boundsFor(240_000, 200_000)).toEqual([200_000, 200_000, 200_000]);
});

test("From eight years of ownership on the deduction stays, and the words say so", async () => {
  const Probe = () => {
    const inWords = useYearsOfOwnership();
    return [1, 7, 8].map(inWords).join(", ");
  };
  expect(await wordsOf("en", element(Probe))).toBe("1 year, 7 years, 8 years or more");
});
