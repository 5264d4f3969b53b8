import fc from "fast-check";
import { expect, test } from "vitest";
import { affordablePrice } from "../../../domain/finance/affordable-price.ts";
import { buildSchedule, toSatang } from "../../../domain/finance/finance.ts";

const budgets = fc.record({
  monthlyBudget: fc.integer({ min: toSatang(3_000), max: toSatang(300_000) }),
  downPayment: fc.integer({ min: 0, max: toSatang(3_000_000) }),
  months: fc.integer({ min: 6, max: 240 }),
  premiumPercent: fc.integer({ min: 0, max: 40 }),
  interestPercent: fc.integer({ min: 0, max: 18 }),
});

test("No instalment of the affordable price is above the budget", () => {
  fc.assert(
    fc.property(budgets, (budget) => {
      const schedule = buildSchedule({ ...budget, price: affordablePrice(budget) });
      for (const { payment } of schedule.instalments) {
        expect(payment).toBeLessThanOrEqual(budget.monthlyBudget);
      }
    }),
  );
});

test("A price one per cent higher is beyond the budget", () => {
  fc.assert(
    fc.property(budgets, (budget) => {
      const price = Math.round(affordablePrice(budget) * 1.01);
      const schedule = buildSchedule({ ...budget, price });
      expect(schedule.instalments[0]?.payment).toBeGreaterThan(budget.monthlyBudget);
    }),
  );
});

test("THB 25,000 for 84 months and THB 350,000 down buy a home of THB 2,450,000", () => {
  const price = affordablePrice({
    monthlyBudget: toSatang(25_000),
    downPayment: toSatang(350_000),
    months: 84,
    premiumPercent: 0,
    interestPercent: 0,
  });
  expect(price).toBe(toSatang(2_450_000));
});
