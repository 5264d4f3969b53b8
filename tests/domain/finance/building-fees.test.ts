import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { boundsOf } from "../../../domain/facts/fact-numbers.ts";
import { buildingFees } from "../../../domain/finance/building-fees.ts";

test("A listing's own fees win over the usual range", () => {
  const fees = buildingFees(shippedFacts, { commonFee: 55, sinkingFund: null });
  expect(fees.commonFee).toEqual({ from: 5_500, to: 5_500 });
  expect(fees.sinkingFund.to).toBe(boundsOf(shippedFacts, "sinking-fund").to * 100);
});

test("A fee of nothing is known, and no range", () => {
  expect(buildingFees(shippedFacts, { commonFee: 0, sinkingFund: 0 }).commonFee).toEqual({ from: 0, to: 0 });
});
