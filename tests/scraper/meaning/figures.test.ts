/** The pieces of the clause reader, each alone. */
import { expect, test } from "vitest";
import { currencyBefore, currencyBehind } from "../../../scraper/meaning/currency.ts";
import { datesIn, telephonesIn } from "../../../scraper/meaning/clauses/dates.ts";
import { figuresOf } from "../../../scraper/meaning/clauses/figures.ts";
import { wordsAfter, wordsBefore } from "../../../scraper/meaning/clauses/own-words.ts";
import { saidIn } from "../../../scraper/meaning/clauses/topics.ts";
import { unitAt } from "../../../scraper/meaning/clauses/units.ts";

test.each([
  ["48 sqm", "area", 1],
  ["2ห้องนอน", "bedrooms", 1],
  ["3 ไร่", "land", 1600],
  ["120 งวด", "months", 1],
])("The unit behind the figure of %s", (text, unit, size) => {
  expect(unitAt(text, /^\d+/.exec(text)?.[0].length ?? 0)).toMatchObject({ unit, size });
});

test("A word that only begins like a unit is none", () => {
  expect(unitAt("3 habits", 1)).toBeNull();
  expect(unitAt("3 ชั้นวาง", 1)).not.toMatchObject({ unit: "area" });
});

test("Dates come in the Western calendar", () => {
  expect(datesIn("ว่าง 1 พ.ค. 2570, 5/6/2026").map(({ written }) => written)).toEqual([
    "2027-05-01",
    "2026-06-05",
  ]);
});

test.each([
  ["โทร 081-234-5678", "0812345678"],
  ["+66 81 234 5678 คุณเอ", "0812345678"],
  ["WhatsApp +66 (0)81 234 5678", "0812345678"],
  ["Line หรือ 66812345678", "0812345678"],
  ["(038) 420 000", "038420000"],
  ["081.234.5678", "0812345678"],
  ["+7 (916) 123-45-67", "+79161234567"],
])("%s is a telephone", (text, written) => {
  expect(telephonesIn(text).map((one) => one.written)).toEqual([written]);
});

test.each(["66 sqm 2,345,678", "66 500 000", "2.500.000", "0.5 km 35 sqm", "+ 15,000,000"])(
  "%s is no telephone",
  (text) => {
    expect(telephonesIn(text)).toEqual([]);
  },
);

test("A mark belongs to one figure", () => {
  const text = "2,500,000 บาท 80,000";
  expect(currencyBehind(text, 9)).toEqual({ code: "THB", length: 4 });
  expect(currencyBefore(text, 14, 13)).toBeNull();
  expect(currencyBefore("R 1,395,000", 2, 0)).toBe("ZAR");
});

test.each([
  ["2-3 ล้าน", 2_000_000, 3_000_000, "THB"],
  ["฿3M – ฿5M", 3_000_000, 5_000_000, "THB"],
  ["from 2,500,000 to 3,500,000 THB", 2_500_000, 3_500_000, "THB"],
])("%s is one figure with two ends", (text, value, upTo, currency) => {
  expect(figuresOf(text)).toMatchObject([{ value, upTo, currency }]);
});

test.each(["Building 2 - 3.5M THB", "฿2.5M - 25,000 / month"])("%s is two figures", (text) => {
  expect(figuresOf(text)).toHaveLength(2);
});

test("A figure owns its clause, and no more", () => {
  const text = "Deposit 20,000, rent 8,000 a month. Pool";
  const [deposit, rent] = figuresOf(text);
  if (!deposit || !rent) throw new Error("two figures are expected");
  expect(wordsBefore(text, rent, deposit)).toBe(", rent ");
  expect(wordsAfter(text, rent, undefined)).toBe("");
  expect(saidIn("rent ").map(({ topic }) => topic)).toContain("rent");
});
