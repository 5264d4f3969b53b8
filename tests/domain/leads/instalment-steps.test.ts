import { expect, test } from "vitest";
import { stepDays } from "../../../domain/leads/instalment-steps.ts";

/** The step of each day from `first` to `last`, counted from the due day. */
function stepsOn(first: number, last: number, daysBefore: number) {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    stepDays(daysBefore)
      .filter(({ from, to }) => from <= first + index && first + index <= to)
      .map(({ step }) => step)
      .join(),
  );
}

test("A letter is due five days before, on the day, and three, ten and thirty days after", () => {
  expect(stepsOn(-6, 4, 5)).toEqual([
    "",
    "before",
    "before",
    "before",
    "before",
    "before",
    "on_day",
    "",
    "",
    "after_3",
    "after_3",
  ]);
  expect(stepsOn(5, 13, 5)).toEqual(["after_3", "", "", "", "", "after_10", "after_10", "after_10", ""]);
  expect(stepsOn(29, 33, 5)).toEqual(["", "after_30", "after_30", "after_30", ""]);
});

test("The owner says how long before, and no day has two steps", () => {
  expect(stepsOn(-2, 0, 1)).toEqual(["", "before", "on_day"]);
  for (const daysBefore of [1, 5, 14]) {
    expect(stepsOn(-20, 60, daysBefore).filter((steps) => steps.includes(","))).toEqual([]);
  }
});
