import { expect, test } from "vitest";
import { risePerMinute, secondHalf } from "../../bench/soak/rise.ts";

const samplesOf = (megabytes: (minute: number) => number) =>
  Array.from({ length: 120 }, (_, n) => ({ minute: n / 4, megabytes: megabytes(n / 4) }));

test("A leak is found under the saw of garbage collection, and a saw alone is no leak", () => {
  const saw = (minute: number) => 80 * ((minute * 0.7) % 1);
  expect(Math.abs(risePerMinute(samplesOf((minute) => 500 + saw(minute))))).toBeLessThan(1);
  expect(risePerMinute(samplesOf((minute) => 500 + 5 * minute + saw(minute)))).toBeGreaterThan(4);
});

test("What a start takes does not count: only the second half does", () => {
  const warmingUp = samplesOf((minute) => Math.min(600, 200 + 40 * minute));
  expect(risePerMinute(secondHalf(warmingUp))).toBe(0);
});

test("Too few samples give no figure", () => {
  expect(risePerMinute([{ minute: 0, megabytes: 1 }])).toBeNaN();
});
