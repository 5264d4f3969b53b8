import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { toSatang } from "../../../../domain/finance/finance.ts";
import { planContract } from "../../../../domain/leads/desk/contract-schedule.ts";
import { type ContractTerms, contractTermsSchema } from "../../../../domain/leads/desk/lead-orders.ts";

const terms: ContractTerms = {
  price: 2_000_000,
  downPayment: 200_000,
  months: 60,
  premiumPercent: 0,
  interestPercent: 0,
  startsOn: "2026-12-31",
  upgradeAfterMonths: 12,
  carryOverPercent: 100,
  downPaymentCounts: true,
  forfeiturePercent: 100,
};

test("A contract over 2,000,000 with 200,000 down has sixty instalments of 30,000, due at the ends of months", () => {
  const planned = planContract(terms);
  expect(planned).toMatchObject({ contractPrice: 2_000_000, interest: 0, total: 2_000_000 });
  expect(planned.instalments.slice(0, 4)).toEqual([
    { number: 0, dueOn: "2026-12-31", amount: 200_000, paid: 0 },
    { number: 1, dueOn: "2027-01-31", amount: 30_000, paid: 0 },
    { number: 2, dueOn: "2027-02-28", amount: 30_000, paid: 0 },
    { number: 3, dueOn: "2027-03-31", amount: 30_000, paid: 0 },
  ]);
  expect(planned.instalments).toHaveLength(61);
});

test("The schedule sums to the price in the contract and the interest, to the satang", () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 10_000_000, max: 5_000_000_000 }).map((satang) => satang / 100),
        downPayment: fc.integer({ min: 0, max: 9_900_000 }).map((satang) => satang / 100),
        months: fc.integer({ min: 1, max: 360 }),
        premiumPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
        interestPercent: fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100),
      }),
      (drawn) => {
        const { contractPrice, interest, total, instalments } = planContract({ ...terms, ...drawn });
        const sum = instalments.reduce((all, { amount }) => all + toSatang(amount), 0);
        expect(sum).toBe(toSatang(contractPrice) + toSatang(interest));
        expect(sum).toBe(toSatang(total));
      },
    ),
  );
});

const problems = (change: Partial<ContractTerms>) =>
  v
    .safeParse(contractTermsSchema, { ...terms, ...change })
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]);

test("A contract that would end before its upgrade opens is refused in words, and one that ends with it is not", () => {
  expect(problems({ months: 11 })).toEqual([
    ["upgradeAfterMonths", expect.stringContaining("this contract would end before its upgrade opens")],
  ]);
  expect(problems({ months: 12 })).toBeUndefined();
  expect(problems({ months: 6, upgradeAfterMonths: 6 })).toBeUndefined();
});

test("A down payment leaves something for instalments, of the price with its premium", () => {
  const refused = [["downPayment", expect.stringContaining("less than the price in the contract")]];
  expect(problems({ downPayment: 2_000_000 })).toEqual(refused);
  expect(problems({ downPayment: 2_000_000, premiumPercent: 10 })).toBeUndefined();
  expect(problems({ downPayment: 2_200_000, premiumPercent: 10 })).toEqual(refused);
});
