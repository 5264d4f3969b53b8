import fc from "fast-check";
import { expect, test } from "vitest";
import { carriedOverAfter, promisedUpgrade } from "../../../domain/finance/carry-over.ts";
import {
  type Plan,
  buildSchedule,
  contractPriceOf,
  positionAfter,
  stoppingAfter,
  toSatang,
  totalPaid,
} from "../../../domain/finance/finance.ts";

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);

const plans: fc.Arbitrary<Plan> = fc.record({
  price: fc.integer({ min: toSatang(100_000), max: toSatang(100_000_000) }),
  downPayment: fc.integer({ min: 0, max: toSatang(20_000_000) }),
  months: fc.integer({ min: 1, max: 360 }),
  premiumPercent: percent(60),
  interestPercent: percent(25),
});
const months = fc.integer({ min: 0, max: 400 });

test("A schedule sums to the contract price, to the satang", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const schedule = buildSchedule(plan);
      const credited = schedule.instalments.reduce((sum, one) => sum + one.credited, schedule.downPayment);
      expect(credited).toBe(contractPriceOf(plan));
    }),
  );
});

test("Every amount of a schedule is whole satang and not below zero", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const { payment, interest, credited, balance } of buildSchedule(plan).instalments) {
        for (const amount of [payment, interest, credited, balance]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

test("The balance never rises and ends at zero", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { contractPrice, downPayment, instalments } = buildSchedule(plan);
      let before = contractPrice - downPayment;
      for (const { balance } of instalments) {
        expect(balance).toBeLessThanOrEqual(before);
        before = balance;
      }
      expect(before).toBe(0);
    }),
  );
});

test("Instalments are equal except the last, which absorbs the rounding", () => {
  fc.assert(
    fc.property(
      plans.filter((plan) => plan.downPayment < plan.price / 2),
      (plan) => {
        const payments = buildSchedule(plan).instalments.map((one) => one.payment);
        const [first = 0] = payments;
        expect(new Set(payments.slice(0, -1)).size).toBeLessThanOrEqual(1);
        // Half a satang of rounding each month, grown by interest until the end.
        const growth = (1 + plan.interestPercent / 1200) ** plan.months;
        expect(Math.abs((payments.at(-1) ?? 0) - first)).toBeLessThanOrEqual(2 + plan.months * growth);
      },
    ),
  );
});

test("The payments and the balance always add up to the contract price and the interest so far", () => {
  fc.assert(
    fc.property(plans, months, (plan, month) => {
      const schedule = buildSchedule(plan);
      const position = positionAfter(schedule, month);
      expect(position.credited + position.balance).toBe(schedule.contractPrice);
      expect(position.paidIn).toBe(position.credited + position.interest);
      expect(position.balance).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("After twelve months of repayments every baht paid carries over, before that nothing", () => {
  fc.assert(
    fc.property(plans, months, (plan, month) => {
      const schedule = buildSchedule(plan);
      const carried = carriedOverAfter(schedule, month, promisedUpgrade);
      expect(carried).toBe(month < 12 ? 0 : positionAfter(schedule, month).paidIn);
    }),
  );
});

test.each([
  [11, 0],
  [12, 560_000],
  [13, 590_000],
])("After month %d of 200,000 down and 30,000 a month, %d baht carries over", (month, baht) => {
  const schedule = buildSchedule({
    price: toSatang(2_000_000),
    downPayment: toSatang(200_000),
    months: 60,
    premiumPercent: 0,
    interestPercent: 0,
  });
  expect(carriedOverAfter(schedule, month, promisedUpgrade)).toBe(toSatang(baht));
});

test.each([
  ["80 % of all", { ...promisedUpgrade, carryOverPercent: 80 }, 12, 448_000],
  ["the instalments alone", { ...promisedUpgrade, downPaymentCounts: false }, 12, 360_000],
  [
    "half of the instalments",
    { ...promisedUpgrade, carryOverPercent: 50, downPaymentCounts: false },
    12,
    180_000,
  ],
  ["everything, after 18 months", { ...promisedUpgrade, upgradeAfterMonths: 18 }, 17, 0],
  ["everything, after 18 months", { ...promisedUpgrade, upgradeAfterMonths: 18 }, 18, 740_000],
])("On other terms, %s carries over", (_, terms, month, baht) => {
  const schedule = buildSchedule({
    price: toSatang(2_000_000),
    downPayment: toSatang(200_000),
    months: 60,
    premiumPercent: 0,
    interestPercent: 0,
  });
  expect(carriedOverAfter(schedule, month, terms)).toBe(toSatang(baht));
});

test("On stopping, the lost and the returned amount add up to the payments", () => {
  fc.assert(
    fc.property(plans, months, percent(100), (plan, month, forfeiture) => {
      const schedule = buildSchedule(plan);
      const { lost, returned } = stoppingAfter(schedule, month, forfeiture);
      expect(lost + returned).toBe(positionAfter(schedule, month).paidIn);
      expect(Math.min(lost, returned)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("More interest never lowers the total", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const withMoreInterest = { ...plan, interestPercent: plan.interestPercent + 1 };
      expect(totalPaid(buildSchedule(withMoreInterest))).toBeGreaterThanOrEqual(
        totalPaid(buildSchedule(plan)),
      );
    }),
  );
});

test("A plan without interest or premium costs exactly the price", () => {
  const schedule = buildSchedule({
    price: toSatang(2_450_000),
    downPayment: toSatang(350_000),
    months: 84,
    premiumPercent: 0,
    interestPercent: 0,
  });
  expect(schedule.instalments[0]?.payment).toBe(toSatang(25_000));
  expect(totalPaid(schedule)).toBe(toSatang(2_450_000));
  expect(positionAfter(schedule, 36).paidIn).toBe(toSatang(1_250_000));
});

test("A loan of THB 2,100,000 at 7 % over 96 months has the instalment of the annuity tables", () => {
  const schedule = buildSchedule({
    price: toSatang(3_000_000),
    downPayment: toSatang(900_000),
    months: 96,
    premiumPercent: 0,
    interestPercent: 7,
  });
  expect(schedule.instalments[0]?.payment).toBe(2_863_081);
});

test("A down payment above the price leaves nothing to pay", () => {
  const schedule = buildSchedule({
    price: toSatang(1_000_000),
    downPayment: toSatang(2_000_000),
    months: 60,
    premiumPercent: 0,
    interestPercent: 8,
  });
  expect(schedule.instalments).toEqual([]);
  expect(schedule.downPayment).toBe(toSatang(1_000_000));
  expect(positionAfter(schedule, 12).balance).toBe(0);
});
