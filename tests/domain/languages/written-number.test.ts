import { expect, test } from "vitest";
import { readWrittenNumber } from "../../../domain/languages/written-number.ts";

test.each([
  ["2,450,000", "2450000"],
  ["฿ 2,450,000.50", "2450000.50"],
  ["1.450.000", "1450000"],
  ["2’600’000", "2600000"],
  ["๒,๔๕๐,๐๐๐ บาท", "2450000"],
  ["THB 3 200 000", "3200000"],
  ["12,5", "12.5"],
])("%s is %s", (text, number) => {
  expect(readWrittenNumber(text)).toBe(number);
});

test.each(["3.2 ล้าน", "3.2m", "2-3", "", "about 5", "1,45,000"])("%j is no number yet", (text) => {
  expect(readWrittenNumber(text)).toBeUndefined();
});
