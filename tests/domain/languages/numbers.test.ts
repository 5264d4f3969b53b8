import { expect, test } from "vitest";
import { locales } from "../../../domain/languages/locales.ts";
import { formatExactMoney, formatMoney, headInBaht } from "../../../domain/languages/money.ts";
import { formatShort } from "../../../domain/languages/numbers.ts";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("Charts say millions as each language does", () => {
  expect(locales.map((locale) => plain(formatShort(2_450_000, locale)))).toEqual([
    "2.5m",
    "2.5 ล้าน",
    "245万",
    "2,5 млн",
    "2,5 Mio.",
    "2,5 M",
  ]);
  expect(formatShort(2_450_000, "th", 2)).toBe("2.45 ล้าน");
  expect(formatShort(500_000, "th")).toBe("0.5 ล้าน");
});

test("Chinese readers count the price of a home in 万, without losing a baht", () => {
  expect(formatMoney(2_450_000, "THB", "zh")).toBe("245 万泰铢");
  expect(formatMoney(12_345_600, "THB", "zh")).toBe("1234.56 万泰铢");
  expect(plain(formatMoney(1_234_567, "THB", "zh"))).toBe("1,234,567 泰铢");
});

test("Smaller sums are written as the owner writes them", () => {
  expect(plain(formatMoney(200_000, "THB", "zh"))).toBe("200,000 泰铢");
  expect(formatMoney(79_000, "THB", "zh")).toBe("79,000 泰铢");
  expect(plain(formatMoney(2_450_000, "THB", "en"))).toBe("THB 2,450,000");
});

test("A receipt's sum and a column's heading name baht as the language does", () => {
  expect(plain(formatExactMoney(27_472, "zh"))).toBe("27,472 泰铢");
  expect(plain(formatExactMoney(27_472.5, "en"))).toBe("THB 27,472.50");
  expect((["en", "th", "zh"] as const).map((locale) => headInBaht("Paid", locale))).toEqual([
    "Paid, THB",
    "Paid (บาท)",
    "Paid（泰铢）",
  ]);
});
