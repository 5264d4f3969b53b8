import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadLabels } from "../../../../web/components/charts/spread-labels.ts";

test("Labels with enough room stay where they are", () => {
  expect(spreadLabels([10, 50, 90], 11, 100)).toEqual([10, 50, 90]);
});

test("Labels in one place are moved apart and stay inside", () => {
  expect(spreadLabels([100, 100, 100], 11, 100).toSorted((a, b) => a - b)).toEqual([78, 89, 100]);
});

test("No two labels are closer than the gap, and they keep their order", () => {
  const places = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(places, (given) => {
      const spread = spreadLabels(given, 11, 100).toSorted((a, b) => a - b);
      spread.slice(1).forEach((place, index) => {
        expect(place - (spread[index] ?? 0)).toBeGreaterThanOrEqual(11 - 1e-9);
      });
      expect(Math.max(...spread)).toBeLessThanOrEqual(100);
    }),
  );
});
