import { expect, test } from "vitest";
import { findOverdue } from "../../../../domain/leads/desk/missed-instalments.ts";

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
