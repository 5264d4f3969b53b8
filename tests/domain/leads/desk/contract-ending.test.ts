import { expect, test } from "vitest";
import { endingOf, moneyBack } from "../../../../domain/leads/desk/contract-ending.ts";

const entry = (kind: "terminated" | "refunded" | "late_fee", id: string, more: object = {}) => ({
  id,
  kind,
  amount: null,
  returned: null,
  ...more,
});
const payment = (id: string, surplus: number | null, corrects: string | null = null) => ({
  id,
  surplus,
  corrects,
});

test("What an ending returns and what arrived beyond all that was owed go back, less what went back already", () => {
  const contract = {
    entries: [
      entry("terminated", "end", { returned: 100_000.1 }),
      entry("refunded", "part", { amount: 60_000 }),
      entry("late_fee", "fee", { amount: 500 }),
    ],
    endedBy: "end",
    payments: [payment("a", null), payment("b", 0.2)],
  };
  expect(moneyBack(contract)).toEqual({ due: 100_000.3, returned: 60_000, left: 40_000.3 });
});

test("A surplus that was taken back is not returned", () => {
  const payments = [payment("a", 5_000), payment("b", null, "a"), payment("c", 700)];
  expect(moneyBack({ entries: [], endedBy: null, payments })).toEqual({ due: 700, returned: 0, left: 700 });
});

test("Only the entry that ended the contract is its ending", () => {
  const first = entry("terminated", "first");
  const contract = { entries: [first, entry("refunded", "part")] };
  expect(endingOf({ ...contract, endedBy: "first" })).toBe(first);
  expect(endingOf({ ...contract, endedBy: null })).toBeUndefined();
  expect(endingOf({ ...contract, endedBy: "part" })).toBeUndefined();
});
