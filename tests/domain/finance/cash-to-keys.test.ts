import fc from "fast-check";
import { expect, test } from "vitest";
import { cashToKeys, shareTransferCosts } from "../../../domain/finance/cash-to-keys.ts";
import { toSatang } from "../../../domain/finance/finance.ts";

const rates = { transferFeePercent: 2, sellersTaxPercent: 3.3, withholdingPercent: 1 };
const prices = fc.integer({ min: toSatang(100_000), max: toSatang(100_000_000) });

test("Buyer and seller together pay each cost exactly, at every position of the slider", () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 0, max: 100 }), (price, buyersShare) => {
      const costs = shareTransferCosts(price, rates, buyersShare);
      for (const { total, buyer, seller } of Object.values(costs)) {
        expect(buyer + seller).toBe(total);
        expect(Math.min(buyer, seller)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("At the ends of the slider one side pays everything", () => {
  fc.assert(
    fc.property(prices, (price) => {
      expect(shareTransferCosts(price, rates, 0).total.buyer).toBe(0);
      expect(shareTransferCosts(price, rates, 100).total.seller).toBe(0);
    }),
  );
});

test("The costs of a home of THB 3,000,000 and 40 square metres match a calculation by hand", () => {
  const sheet = cashToKeys({
    price: toSatang(3_000_000),
    squareMeters: 40,
    rates: { transferFeePercent: 2, sellersTaxPercent: 0.5, withholdingPercent: 0 },
    fees: {
      sinkingFund: { from: toSatang(400), to: toSatang(800) },
      commonFee: { from: toSatang(50), to: toSatang(50) },
      commonFeeMonths: 12,
    },
    buyersSharePercent: 50,
  });
  expect(sheet.transfer.transferFee.buyer).toBe(toSatang(30_000));
  expect(sheet.transfer.sellersTax.buyer).toBe(toSatang(7_500));
  expect(sheet.sinkingFund).toEqual({ from: toSatang(16_000), to: toSatang(32_000) });
  expect(sheet.commonFee.from).toBe(toSatang(24_000));
  expect(sheet.total).toEqual({ from: toSatang(3_077_500), to: toSatang(3_093_500) });
});
