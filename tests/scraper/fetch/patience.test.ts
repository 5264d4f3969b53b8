import { afterEach, expect, test, vi } from "vitest";
import { askPatiently } from "../../../scraper/fetch/patience.ts";

afterEach(() => vi.useRealTimers());

test("Waits add up: what comes later than twenty seconds in all is told to the caller", async () => {
  vi.useFakeTimers();
  const waits = [12, 7, 2, 1];
  const ask = vi.fn(async () => waits.shift() ?? null);
  const answer = askPatiently(ask, (seconds) => seconds);
  await vi.runAllTimersAsync();
  expect(await answer).toBe(2);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("A final answer is not waited for", async () => {
  expect(
    await askPatiently(
      async () => "here",
      () => null,
    ),
  ).toBe("here");
});
