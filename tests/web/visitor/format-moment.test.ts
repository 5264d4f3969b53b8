import { expect, test } from "vitest";
import { formatMoment } from "../../../web/visitor/formats/format-moment.ts";

const firstOfJanuary = new Date("2026-01-01T07:00:00Z");

test("A moment is a weekday, a date and a time, as its language joins them", () => {
  expect(formatMoment(firstOfJanuary, "de", "Asia/Bangkok")).toBe("Donnerstag, 1. Januar 2026, 14:00");
  expect(formatMoment(firstOfJanuary, "fr", "Asia/Bangkok")).toBe("jeudi 1er janvier 2026, 14:00");
  expect(formatMoment(firstOfJanuary, "th", "Asia/Bangkok")).toBe("วันพฤหัสบดีที่ 1 มกราคม 2569 เวลา 14:00 น.");
  expect(formatMoment(firstOfJanuary, "zh", "Asia/Bangkok")).toBe("2026年1月1日星期四 14:00");
});
