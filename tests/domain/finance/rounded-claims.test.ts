import { expect, test } from "vitest";
import { sampleRates } from "../../../domain/finance/exchange-rates.ts";
import { startingAmounts } from "../../../domain/facts/own-terms.ts";
import { amountsApart } from "../../../domain/finance/rounded-claims.ts";

const rates = (USD: number, GBP: number, EUR: number) => ({
  ...sampleRates,
  bahtPerUnit: { ...sampleRates.bahtPerUnit, USD, GBP, EUR },
});

test("Only a starting amount that our rate misses by more than 3 % is explained", () => {
  // 200,000 baht are 6,000 dollars at 33.33, 4,500 pounds at 44.44, 5,300 euros at 37.74.
  expect(amountsApart(startingAmounts({}), rates(33.33, 44.44, 37.74))).toEqual([]);
  expect(amountsApart(startingAmounts({}), rates(32.4, 43.2, 36.7))).toEqual([]);
  expect(amountsApart(startingAmounts({}), rates(33.33, 40, 37.74))).toEqual([
    { currency: "GBP", amount: 5_000 },
  ]);
  expect(amountsApart(startingAmounts({}), rates(40, 44.44, 37.74))).toEqual([
    { currency: "USD", amount: 5_000 },
  ]);
});
