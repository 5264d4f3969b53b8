import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadPayment } from "../../../domain/paying/spread-payment.ts";

const owed = fc
  .array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 30 })
  .map((amounts) => amounts.map((one, number) => ({ number, dueOn: "2026-01-31", owed: one })));

test("No satang is lost or made, no instalment gets more than it owes, and none before a full one", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_000_000 }), owed, fc.nat({ max: 30 }), (amount, due, from) => {
      const { parts, left } = spreadPayment(amount, due, from);
      expect(parts.reduce((sum, part) => sum + part.amount, left)).toBe(amount);
      const start = from < due.length ? from : 0;
      const open = [...due.slice(start), ...due.slice(0, start)].filter((one) => one.owed > 0);
      expect(parts.map(({ number }) => number)).toEqual(
        open.slice(0, parts.length).map(({ number }) => number),
      );
      for (const [index, part] of parts.entries()) {
        const most = open[index]?.owed ?? 0;
        expect(part.amount).toBeGreaterThan(0);
        if (index < parts.length - 1) expect(part.amount).toBe(most);
        else expect(part.amount).toBeLessThanOrEqual(most);
      }
      if (left > 0) expect(parts).toHaveLength(open.length);
    }),
  );
});

test("Towards a late fee goes what it owes, and the rest to what is due after it", () => {
  const dues = [
    { number: 3, dueOn: "2026-10-05", owed: 100 },
    { number: 1001, dueOn: "2026-10-20", owed: 5 },
    { number: 4, dueOn: "2026-11-05", owed: 100 },
  ];
  expect(spreadPayment(25, dues, 1001).parts).toEqual([
    { number: 1001, amount: 5 },
    { number: 4, amount: 20 },
  ]);
});

test("What is left after the last goes to what is due before, so that only more than all of it is left", () => {
  const dues = [1, 2, 3].map((number) => ({ number, dueOn: `2026-0${number}-05`, owed: 100 }));
  expect(spreadPayment(250, dues, 2)).toEqual({
    parts: [
      { number: 2, amount: 100 },
      { number: 3, amount: 100 },
      { number: 1, amount: 50 },
    ],
    left: 0,
  });
  expect(spreadPayment(350, dues, 2).left).toBe(50);
});
