import { expect, test } from "vitest";
import {
  boundsOf,
  buildingFees,
  middleOf,
  percentOf,
  transferRates,
} from "../../../domain/finance/transfer-rates.ts";

test("A seller pays business tax or stamp duty, never both", () => {
  expect(transferRates("recent").sellersTaxPercent).toBe(percentOf("specific-business-tax"));
  expect(transferRates("long").sellersTaxPercent).toBe(percentOf("stamp-duty"));
});

test("Only a company's withholding tax has a single rate", () => {
  expect(transferRates("company").withholdingPercent).toBe(percentOf("withholding-company"));
  expect(transferRates("recent").withholdingPercent).toBe(0);
});

test("A listing's own fees win over the usual range", () => {
  const fees = buildingFees({ commonFee: 55, sinkingFund: null }, 12);
  expect(fees.commonFee).toEqual({ from: 5_500, to: 5_500 });
  expect(fees.sinkingFund.to).toBe(boundsOf("sinking-fund").to * 100);
});

test("A range is refused as a single percentage", () => {
  expect(() => percentOf("bank-interest")).toThrow(/no single number/);
  expect(middleOf("bank-interest")).toBe((boundsOf("bank-interest").from + boundsOf("bank-interest").to) / 2);
});
