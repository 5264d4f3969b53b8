import { expect, test } from "vitest";
import { formatDuration, formatPattayaDay } from "../../../../web/administration/controls/format-time.ts";

test.each([
  [0, "0 secs"],
  [48, "48 secs"],
  [60, "1 min"],
  [185, "3 mins 5 secs"],
  [3_600, "1 hr"],
  [7_859, "2 hrs 10 mins"],
])("%d seconds are %j", (seconds, words) => {
  expect(formatDuration(seconds, "en")).toBe(words);
});

test("A day is Pattaya's, wherever the reader is", () => {
  expect(formatPattayaDay("2026-11-30T16:59:59Z", "en")).toBe("30 Nov 2026");
  expect(formatPattayaDay("2026-11-30T17:00:00Z", "en")).toBe("1 Dec 2026");
});
