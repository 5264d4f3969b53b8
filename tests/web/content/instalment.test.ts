import { expect, test } from "vitest";
import { instalmentOf } from "../../../domain/texts/articles/instalment.ts";

test("The instalments pay the loan off, interest included", () => {
  const loan = { principal: 2_100_000, rate: 7, months: 96 };
  let owed = loan.principal;
  for (let month = 0; month < loan.months; month += 1) {
    owed += (owed * loan.rate) / 100 / 12 - instalmentOf(loan);
  }
  expect(owed).toBeCloseTo(0, 4);
});

test("Without interest the instalment is the loan divided by the months", () => {
  expect(instalmentOf({ principal: 2_100_000, rate: 0, months: 84 })).toBe(25_000);
});
