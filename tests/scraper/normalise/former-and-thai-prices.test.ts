import { expect, test } from "vitest";
import { isOtherSum } from "../../../scraper/extract/judge/other-sums.ts";
import { readPrice } from "../../../scraper/normalise/price.ts";

test.each([
  ["Was 5,200,000 THB now 4,690,000 THB", 4_690_000, "total"],
  ["จากราคา 26,000 บาท/เดือน เหลือเพียง 20,000 บาท/เดือน", 20_000, "month"],
  ["ลดราคาจาก 9,200 บาท เหลือ 8K/เดือน", 8000, "month"],
  ["Было 5 600 000 ₽, стало 4 150 000 ₽", 4_150_000, "total"],
  ["由฿2300000降至฿2070000", 2_070_000, "total"],
  ["Prijs verlaagd van € 2.200 p/m naar € 1.645 p/m", 1645, "month"],
  ["37,500 บาทต่อเดือน", 37_500, "month"],
  ["4,120,000.-", 4_120_000, "total"],
  ["ราคา ๓.๕ ล้าน", 3_500_000, "total"],
])("%s asks %d (%s)", (text, amount, period) => {
  expect(readPrice(text, { needsCurrency: true })).toMatchObject({ amount, period });
});

test.each([
  "ดาวน์",
  "วางดาวน์:",
  "ผ่อนเดือนละ",
  "ตร.ว.ละ",
  "ไร่ละ",
  "ค่ามัดจำ",
  "เงินประกัน",
  "ค่าธรรมเนียมการโอน",
  "Down payment",
  "Anzahlung",
  "Caution :",
  "Первоначальный взнос",
  "首付",
  "(≈",
])("What stands behind %s is not the price", (label) => {
  expect(isOtherSum(label)).toBe(true);
});

test.each(["ราคาขาย", "ราคารวม", "Asking price", "Prix", "Цена"])(
  "What stands behind %s may be the price",
  (label) => {
    expect(isOtherSum(label)).toBe(false);
  },
);
