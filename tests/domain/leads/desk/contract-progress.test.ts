import { expect, test } from "vitest";
import { contractProgress } from "../../../../domain/leads/desk/contract-progress.ts";
import type { Contract } from "../../../../domain/leads/desk/lead-details.ts";

/** The specification's example: 2,000,000 with 200,000 down and 30,000 a month. */
const contract = (paid: number[], change: Partial<Contract> = {}): Contract => ({
  id: "1",
  paymentCode: "BCDF",
  paying: null,
  home: null,
  price: 2_000_000,
  contractPrice: 2_000_000,
  downPayment: 200_000,
  months: 60,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2026-01-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 100,
  instalments: Array.from({ length: 61 }, (_, number) => ({
    number,
    amount: number === 0 ? 200_000 : 30_000,
    dueOn: "2026-01-31",
    paid: paid[number] ?? 0,
  })),
  fees: [],
  follows: null,
  endedBy: null,
  entries: [],
  payments: [],
  documents: [],
  ...change,
});
const paidUp = (count: number) => [200_000, ...Array.from({ length: count }, () => 30_000)];
const inMonth12 = new Date("2027-01-31T00:00:00+07:00");
const aDayEarly = new Date("2027-01-30T23:59:00+07:00");

test("After twelve instalments of 30,000 and 200,000 down, 560,000 moves along and 1,440,000 is left", () => {
  expect(contractProgress(contract(paidUp(12)), inMonth12)).toMatchObject({
    paid: 560_000,
    left: 1_440_000,
    movesAlong: 560_000,
    instalmentsPaid: 12,
    isUpgradeOpen: true,
  });
});

test("What is left includes what is owed of late fees, to the satang", () => {
  const fees = [
    { number: 1001, dueOn: "2026-06-01", amount: 500, paid: 500 },
    { number: 1002, dueOn: "2026-07-01", amount: 500.25, paid: 100 },
  ];
  expect(contractProgress(contract(paidUp(12), { fees }), inMonth12)).toMatchObject({
    paid: 560_000,
    left: 1_440_400.25,
  });
});

test.each([
  ["eleven instalments, the twelfth missed", paidUp(11), inMonth12, 11, false],
  ["eleven and all but a satang of the twelfth", [...paidUp(11), 29_999.99], inMonth12, 11, false],
  ["twelve on the day", paidUp(12), inMonth12, 12, true],
  ["twelve prepaid, a day early", paidUp(12), aDayEarly, 12, false],
  ["thirteen prepaid, a day early", paidUp(13), aDayEarly, 13, false],
  ["thirteen on the day", paidUp(13), inMonth12, 13, true],
  ["eleven, two years late", paidUp(11), new Date("2029-01-31T00:00:00Z"), 11, false],
  ["twelve, paid late", paidUp(12), new Date("2027-06-01T00:00:00Z"), 12, true],
  ["one missed in the middle", [...paidUp(4), 0, ...paidUp(7).slice(1)], inMonth12, 11, false],
  ["nothing, by the calendar alone", [], inMonth12, 0, false],
])("With %s the upgrade is open or not", (_, paid, now, instalmentsPaid, isUpgradeOpen) => {
  expect(contractProgress(contract(paid), now)).toMatchObject({ instalmentsPaid, isUpgradeOpen });
});

test("A contract with another share and time keeps them", () => {
  const own = contract(paidUp(6), { carryOverPercent: 33.33, upgradeAfterMonths: 6 });
  expect(contractProgress(own, new Date("2026-07-31T00:00:00+07:00"))).toMatchObject({
    movesAlong: 126_654,
    opensOn: "2026-07-31",
    isUpgradeOpen: true,
  });
});

test("A contract may leave the down payment out, and what stopping costs is a share of everything paid", () => {
  const own = contract(paidUp(12), { downPaymentCounts: false, forfeiturePercent: 50 });
  expect(contractProgress(own, inMonth12)).toMatchObject({
    paid: 560_000,
    movesAlong: 360_000,
    lostOnStopping: 280_000,
  });
});

test("A start on 29 February opens the upgrade on the last day of the next February", () => {
  expect(contractProgress(contract([], { startsOn: "2028-02-29" }), inMonth12).opensOn).toBe("2029-02-28");
});

test("Of the next instalment only what is not paid yet is owed, to the satang", () => {
  expect(contractProgress(contract([]), inMonth12).nextOwed).toBe(200_000);
  expect(contractProgress(contract([60_000]), inMonth12).nextOwed).toBe(140_000);
  expect(contractProgress(contract([200_000, 30_000, 0.02]), inMonth12).nextOwed).toBe(29_999.98);
});
