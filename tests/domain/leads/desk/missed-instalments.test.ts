import { expect, test } from "vitest";
import { findOverdue, missedInARow } from "../../../../domain/leads/desk/missed-instalments.ts";

test("Instalments are missed in a row from the last one paid in full, and not on the day they are due", () => {
  const instalments = [
    { number: 0, amount: 200_000, dueOn: "2026-01-28", paid: 0 },
    { number: 1, amount: 30_000, dueOn: "2026-02-28", paid: 30_000 },
    { number: 2, amount: 30_000, dueOn: "2026-03-28", paid: 29_999 },
    { number: 3, amount: 30_000, dueOn: "2026-04-28", paid: 0 },
  ];
  expect(missedInARow({ instalments }, "2026-03-28")).toBe(0);
  expect(missedInARow({ instalments }, "2026-03-29")).toBe(1);
  expect(missedInARow({ instalments }, "2026-04-28")).toBe(1);
  expect(missedInARow({ instalments }, "2026-04-29")).toBe(2);
  const paidAhead = instalments.map((one) => (one.number === 3 ? { ...one, paid: one.amount } : one));
  expect(missedInARow({ instalments: paidAhead }, "2026-04-29")).toBe(0);
});

test("What was due before the day and is not paid is overdue, late fees included, and what is due on it is not", () => {
  const contract = {
    instalments: [
      { number: 0, amount: 200_000, dueOn: "2026-01-28", paid: 200_000 },
      { number: 1, amount: 30_000, dueOn: "2026-02-28", paid: 30_000 },
      { number: 2, amount: 30_000, dueOn: "2026-03-28", paid: 10_000.02 },
      { number: 3, amount: 30_000, dueOn: "2026-04-28", paid: 0 },
    ],
    fees: [{ number: 1001, amount: 500, dueOn: "2026-04-15", paid: 0 }],
  };
  expect(findOverdue(contract, "2026-03-28")).toBeUndefined();
  expect(findOverdue(contract, "2026-03-29")).toEqual({ amount: 19_999.98, since: "2026-03-28" });
  expect(findOverdue(contract, "2026-04-29")).toEqual({ amount: 50_499.98, since: "2026-03-28" });
});
