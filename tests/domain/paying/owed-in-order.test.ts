import { expect, test } from "vitest";
import { owedInOrder } from "../../../domain/paying/owed-in-order.ts";

const due = (number: number, dueOn: string, paid = 0) => ({ number, dueOn, amount: 100, paid });

test("Late fees stand among the instalments by their day, and what is paid is left out", () => {
  const owed = owedInOrder({
    instalments: [
      due(0, "2026-09-05", 100),
      due(1, "2026-10-05", 50),
      due(2, "2026-11-05"),
      due(3, "2026-12-05"),
    ],
    fees: [due(1001, "2026-12-01"), due(1002, "2026-12-05"), due(1003, "2026-10-20", 100)],
  });
  expect(owed.map(({ number }) => number)).toEqual([1, 2, 1001, 3, 1002]);
});
