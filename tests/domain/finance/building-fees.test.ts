import { expect, test } from "vitest";
import { boundsOf } from "../../../domain/facts/fact-numbers.ts";
import { buildingFees } from "../../../domain/finance/building-fees.ts";

test("A listing's own fees win over the usual range", () => {
  const fees = buildingFees({ commonFee: 55, sinkingFund: null });
  expect(fees.commonFee).toEqual({ from: 5_500, to: 5_500 });
  expect(fees.sinkingFund.to).toBe(boundsOf("sinking-fund").to * 100);
});

test("A fee of nothing is known, and no range", () => {
  expect(buildingFees({ commonFee: 0, sinkingFund: 0 }).commonFee).toEqual({ from: 0, to: 0 });
});
