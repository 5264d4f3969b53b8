import { expect, test } from "vitest";
import { isOtherSum } from "../../../scraper/meaning/other-sums.ts";
import { readPrice } from "../../../scraper/meaning/price.ts";

test.each([
  ["Was 5,200,000 THB now 4,690,000 THB", 4_690_000, "total"],
  ["Old price 5,200,000 THB, new price 4,690,000 THB", 4_690_000, "total"],
  ["From 5,200,000 THB reduced to 4,690,000 THB", 4_690_000, "total"],
  ["Von 520.000 € auf 469.000 € reduziert", 469_000, "total"],
  ["从฿5,200,000降至฿4,690,000", 4_690_000, "total"],
  ["Цена снизилась с 5 200 000 ฿ до 4 690 000 ฿", 4_690_000, "total"],
  ["580万→520万泰铢", 5_200_000, "total"],
  ["ราคาเดิม 5.2 ล้านบาท ราคาใหม่ 4.69 ล้านบาท", 4_690_000, "total"],
  ["ราคาปกติ 5,200,000 บาท เหลือเพียง 4,690,000 บาท", 4_690_000, "total"],
  ["จากราคา 26,000 บาท/เดือน เหลือเพียง 20,000 บาท/เดือน", 20_000, "month"],
  ["ลดราคาจาก 9,200 บาท เหลือ 8K/เดือน", 8000, "month"],
  ["Было 5 600 000 ₽, стало 4 150 000 ₽", 4_150_000, "total"],
  ["由฿2300000降至฿2070000", 2_070_000, "total"],
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

test.each([
  ["24 500 bahts par mois", 24_500],
  ["๖,๔๕๐,๐๐๐.-", 6_450_000],
  ["4 kamers, perceel 872 m2, € 2.250 p/m", 2250],
  ["Bouwjaar 2006, € 1.120.000 k.k.", 1_120_000],
])("%s asks %d", (text, amount) => {
  expect(readPrice(text, { needsCurrency: true })?.amount).toBe(amount);
});

test("A word that is cut is no period", () => {
  const text = "73 m2, 184 000 €, Les commerces sont à deux pas";
  expect(readPrice(text, { needsCurrency: true })).toMatchObject({ amount: 184_000, period: "total" });
});

test.each(["฿ 089-943-0000", "โทร 081 900 0000 บาท", "THB 99999999999999999999999999"])(
  "%s is no price of anything",
  (text) => {
    expect(readPrice(text, { needsCurrency: true })?.amount ?? 0).toBeLessThan(1e12);
    expect(readPrice(text, { needsCurrency: true })?.amount).not.toBe(81);
  },
);

test.each([
  ["ราคา฿3,100,000", 3_100_000, "THB", "total"],
  ["售价¥310万", 3_100_000, "CNY", "total"],
  ["租金฿77,500/月", 77_500, "THB", "month"],
  ["Was Guide price £270,000 now Guide price £235,000", 235_000, "GBP", "total"],
] as const)(
  "%s: the sign right behind its name, the name before each price",
  (text, amount, currency, period) => {
    expect(readPrice(text, { needsCurrency: true })).toMatchObject({ amount, currency, period });
  },
);
