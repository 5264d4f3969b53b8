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
      const open = due.filter((one) => one.number >= from && one.owed > 0);
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
