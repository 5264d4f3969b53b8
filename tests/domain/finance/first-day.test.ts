import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { buildingFees } from "../../../domain/finance/building-fees.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import { firstDay } from "../../../domain/finance/first-day.ts";

const plan = { downPayment: toSatang(200_000) };

test("The first day costs the down payment and a year of common fees, and nothing of a transfer", () => {
  const day = firstDay(plan, 37, buildingFees(shippedFacts, { commonFee: 60, sinkingFund: 700 }));
  // 37 m² × 60 × 12.
  expect(day.commonFee).toEqual({ from: toSatang(26_640), to: toSatang(26_640) });
  expect(day.total).toEqual({ from: toSatang(226_640), to: toSatang(226_640) });
});

test("A fee known as a range makes the sum a range; a house has no common fee", () => {
  const { total } = firstDay(plan, 37, buildingFees(shippedFacts, { commonFee: null, sinkingFund: null }));
  expect(total.to).toBeGreaterThan(total.from);
  expect(firstDay(plan, 120, null)).toEqual({
    downPayment: toSatang(200_000),
    commonFee: null,
    total: { from: toSatang(200_000), to: toSatang(200_000) },
  });
});
