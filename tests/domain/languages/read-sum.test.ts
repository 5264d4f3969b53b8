import { expect, test } from "vitest";
import { readSum } from "../../../domain/languages/read-sum.ts";

test.each([
  ["1.5m", 1_500_000],
  ["1.5M", 1_500_000],
  ["60k", 60_000],
  ["2 million", 2_000_000],
  ["2 million baht", 2_000_000],
  ["2,5 Mio.", 2_500_000],
  ["2,5 Mio. Baht", 2_500_000],
  ["60 tsd", 60_000],
  ["3 млн", 3_000_000],
  ["60 тыс. руб.", 60_000],
  ["1,5 million", 1_500_000],
  ["2.5 ล้าน", 2_500_000],
  ["2.5ล้านบาท", 2_500_000],
  ["5แสน", 500_000],
  ["300万", 3_000_000],
  ["300万元", 3_000_000],
  ["£650", 650],
  ["650 €", 650],
  ["THB 60,000", 60_000],
  ["60,000.-", undefined],
  ["$60,000.50", 60_000],
  ["1.500,5", 1_500],
  ["0.00", 0],
  ["2 600 000", 2_600_000],
])("%s is read", (typed, value) => {
  expect(readSum(typed)?.value).toBe(value);
});

test("What is no sum is refused", () => {
  for (const typed of [
    "",
    "much",
    "1.5",
    "2,6",
    "25.50",
    "5 bananas",
    "60kg",
    "1-2",
    "£650 €",
    "1.2.3m",
    "m",
  ]) {
    expect(readSum(typed), typed).toBeUndefined();
  }
});

test("A sum may name its currency", () => {
  expect(readSum("£650")?.currency).toBe("GBP");
  expect(readSum("2.5ล้านบาท")?.currency).toBe("THB");
  expect(readSum("A$650")?.currency).toBe("AUD");
  expect(readSum("650")?.currency).toBeUndefined();
});
