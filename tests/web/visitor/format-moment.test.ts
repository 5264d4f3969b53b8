import { expect, test } from "vitest";
import { formatMoment } from "../../../web/visitor/format-moment.ts";

const firstOfJanuary = new Date("2026-01-01T07:00:00Z");

test("A moment is a weekday, a date and a time, with the commas of its language", () => {
  expect(formatMoment(firstOfJanuary, "de", "Asia/Bangkok")).toBe("Donnerstag, 1. Januar 2026, 14:00");
  expect(formatMoment(firstOfJanuary, "fr", "Asia/Bangkok")).toBe("jeudi 1er janvier 2026, 14:00");
});
