import { expect, test } from "vitest";
import { simplifyLine } from "../../../web/map/simplify-line.ts";

test("A trembling line around a square keeps the square's corners", () => {
  const edge = (from: [number, number], to: [number, number]) =>
    Array.from({ length: 50 }, (_, k) => ({
      x: from[0] + ((to[0] - from[0]) * k) / 50 + (k % 2),
      y: from[1] + ((to[1] - from[1]) * k) / 50 + (k % 3) / 2,
    }));
  const line = [
    ...edge([0, 0], [200, 0]),
    ...edge([200, 0], [200, 200]),
    ...edge([200, 200], [0, 200]),
    ...edge([0, 200], [0, 0]),
  ];
  const simple = simplifyLine(line, 24);
  expect(simple.length).toBeLessThan(10);
  for (const [x, y] of [
    [0, 0],
    [200, 0],
    [200, 200],
    [0, 200],
  ] as const) {
    expect(simple.some((point) => Math.hypot(point.x - x, point.y - y) < 5)).toBe(true);
  }
});

test("However wild a line is, few enough corners are left", () => {
  const line = Array.from({ length: 2_000 }, (_, k) => ({
    x: Math.sin(k) * 300,
    y: Math.cos(k * 1.7) * 300,
  }));
  expect(simplifyLine(line, 24).length).toBeLessThanOrEqual(24);
});
