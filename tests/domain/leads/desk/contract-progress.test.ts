import { expect, test } from "vitest";
import { contractProgress } from "../../../../domain/leads/desk/contract-progress.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";

const contract = (paid: number[]): Contract => ({
  id: "1",
  price: 1_000_000,
  downPayment: 100_000,
  months: 2,
  monthly: 10_000.01,
  startsOn: "2026-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 33.33,
  instalments: [100_000, 10_000.01, 10_000.01].map((amount, number) => ({
    number,
    amount,
    dueOn: "2026-01-31",
    paid: paid[number] ?? 0,
  })),
  payments: [],
  documents: [],
});

test("A share of each instalment carries over, of the down payment none, to the satang", () => {
  expect(contractProgress(contract([100_000, 10_000.01]), new Date("2026-03-01T00:00:00Z"))).toMatchObject({
    carriedOver: 3333,
    nextUnpaid: { number: 2 },
  });
  expect(contractProgress(contract([50_000]), new Date("2026-03-01T00:00:00Z"))).toMatchObject({
    carriedOver: 0,
    nextUnpaid: { number: 0 },
  });
});

test("Of the next instalment only what is not paid yet is owed, to the satang", () => {
  const now = new Date("2026-03-01T00:00:00Z");
  expect(contractProgress(contract([]), now).nextOwed).toBe(100_000);
  expect(contractProgress(contract([60_000]), now).nextOwed).toBe(40_000);
  expect(contractProgress(contract([100_000, 10_000.01, 0.02]), now).nextOwed).toBe(9_999.99);
  expect(contractProgress(contract([100_000, 10_000.01, 10_000.01]), now).nextOwed).toBe(0);
});

test.each([
  ["2026-02-27T12:00:00Z", 12],
  ["2026-07-31T00:00:00+07:00", 6],
  ["2027-01-30T23:59:00+07:00", 1],
  ["2027-01-31T00:00:00+07:00", 0],
  ["2028-01-31T00:00:00+07:00", 0],
])("On %s there are %d months until the upgrade", (now, months) => {
  expect(contractProgress(contract([]), new Date(now)).monthsToUpgrade).toBe(months);
});
