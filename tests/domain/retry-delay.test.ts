import { expect, test } from "vitest";
import { retryDelaySeconds } from "../../domain/retry-delay.ts";

const shortest = (attempts: number) => retryDelaySeconds(attempts, 0);
const longest = (attempts: number) => retryDelaySeconds(attempts, 1);

test("The first retry comes after five to ten seconds, and each further one waits twice as long", () => {
  const spans = [1, 2, 3, 4].map((attempts) => [shortest(attempts), longest(attempts)]);
  expect(spans).toEqual([
    [5, 10],
    [10, 20],
    [20, 40],
    [40, 80],
  ]);
});

test("Messages that failed together do not come back together", () => {
  expect(retryDelaySeconds(3, 0.25)).toBe(25);
  expect(retryDelaySeconds(3, 0.75)).toBe(35);
});

test("No retry waits longer than an hour", () => {
  expect(longest(9)).toBe(2560);
  expect([longest(10), longest(100)]).toEqual([3600, 3600]);
});

test("A message whose attempts were not counted waits as after the first", () => {
  expect(longest(0)).toBe(10);
});
