import fc from "fast-check";
import { expect, test } from "vitest";
import { type Home, bankPlan, ownByYear, rentByYear } from "../../../domain/finance/four-ways.ts";
import { toSatang } from "../../../domain/finance/finance.ts";

const price = toSatang(3_000_000);
const example: Home = {
  price,
  monthlyRent: toSatang(15_000),
  monthlyOwnersCosts: toSatang(2_000),
  transferCosts: toSatang(30_000),
  valueGrowthPercent: 0,
  rentGrowthPercent: 0,
  years: 10,
};
const rentToOwn = { downPayment: toSatang(200_000), months: 60, premiumPercent: 10, interestPercent: 0 };
const sellerFinance = { downPayment: toSatang(900_000), months: 96, premiumPercent: 0, interestPercent: 7 };

const allWays = (home: Home) => [
  rentByYear(home),
  ownByYear(home, rentToOwn, "at the end"),
  ownByYear(home, sellerFinance, "at the start"),
  ownByYear(home, bankPlan(home.price, { percent: 50, interestPercent: 6, months: 120 }), "at the start"),
];

const homes = fc
  .record({
    price: fc.integer({ min: toSatang(500_000), max: toSatang(50_000_000) }),
    valueGrowthPercent: fc.integer({ min: -5, max: 8 }),
    rentGrowthPercent: fc.integer({ min: 0, max: 8 }),
    years: fc.integer({ min: 1, max: 20 }),
  })
  .map((some) => ({ ...example, ...some }));

test("Each way has every year from the start, and the amount paid never falls", () => {
  fc.assert(
    fc.property(homes, (home) => {
      for (const way of allWays(home)) {
        expect(way.map((end) => end.year)).toEqual(Array.from({ length: home.years + 1 }, (_, year) => year));
        const paid = way.map((end) => end.paidOut);
        expect(paid).toEqual(paid.toSorted((a, b) => a - b));
      }
    }),
  );
});

test("Cost and equity add up to the amount paid, and equity is never below zero", () => {
  fc.assert(
    fc.property(homes, (home) => {
      for (const end of allWays(home).flat()) {
        expect(end.cost + end.equity).toBe(end.paidOut);
        expect(end.equity).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("Rent builds no equity and costs all that was paid", () => {
  const last = rentByYear(example).at(-1);
  expect(last).toEqual({
    year: 10,
    paidOut: toSatang(1_800_000),
    equity: 0,
    cost: toSatang(1_800_000),
  });
});

test("Rent and value grow by the year: the first year is paid at the first rent, and its end has one year of growth", () => {
  const growing = { ...example, rentGrowthPercent: 10, valueGrowthPercent: 10, years: 3 };
  expect(rentByYear(growing).map(({ paidOut }) => paidOut)).toEqual(
    [0, 180_000, 180_000 + 198_000, 180_000 + 198_000 + 217_800].map(toSatang),
  );
  const cash = bankPlan(price, { percent: 0, interestPercent: 0, months: 120 });
  expect(ownByYear(growing, cash, "at the start").map(({ equity }) => equity)).toEqual(
    [3_000_000, 3_300_000, 3_630_000, 3_993_000].map(toSatang),
  );
});

test("Under rent-to-own the equity is the whole price once the last instalment is paid", () => {
  const years = ownByYear(example, rentToOwn, "at the end");
  expect(years[5]?.equity).toBe(price);
  // Price and premium, five years of owner's costs, and the transfer costs at the end.
  expect(years[5]?.paidOut).toBe(toSatang(3_300_000 + 120_000 + 30_000));
});

test("A bank loan of 0 % is a cash purchase", () => {
  const cash = bankPlan(price, { percent: 0, interestPercent: 7, months: 120 });
  const years = ownByYear(example, cash, "at the start");
  expect(years[0]?.equity).toBe(price);
  expect(years[10]?.cost).toBe(toSatang(30_000 + 240_000));
});
