import { expect, test } from "vitest";
import type { Locale } from "../../../domain/languages/locales.ts";
import { type Run, breakLines, piecesOf, runsOf } from "../../../office/papers/break-lines.ts";

/** Each letter is as wide as another; marks above and below have no width. */
const widthOf = (runs: readonly Run[]) =>
  runs.reduce((sum, { text }) => sum + [...text.replaceAll(/\p{Mn}/gu, "")].length, 0);
const linesOf = (text: string, locale: Locale, width: number) =>
  breakLines(text, locale, width, widthOf).map((runs) => runs.map((run) => run.text).join(""));

test("Each letter stands in the font that has it", () => {
  expect(runsOf("ชื่อ 王小明 (Wang), Ёлкин")).toEqual([
    { text: "ชื่อ", script: "thai" },
    { text: " ", script: "sans" },
    { text: "王小明", script: "chinese" },
    { text: " (Wang), Ёлкин", script: "sans" },
  ]);
});

test("Thai is broken between words, and no mark is parted from its letter", () => {
  const text = "ผู้ซื้อชำระเงินดาวน์ในวันที่เริ่มสัญญาและผ่อนชำระรายเดือน";
  const words = [...new Intl.Segmenter("th", { granularity: "word" }).segment(text)];
  const ends = new Set(words.map(({ index, segment }) => index + segment.length));
  const lines = linesOf(text, "th", 16);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).toBe(text);
  let end = 0;
  for (const line of lines) {
    expect(line).not.toMatch(/^\p{Mn}/u);
    end += line.length;
    expect(ends).toContain(end);
  }
});

test("Chinese is broken anywhere between words, but not before a full stop or after a bracket", () => {
  for (const width of [5, 6, 7, 8, 9]) {
    for (const line of linesOf(
      "买方于当日支付首付款（定金），其后分期按月支付。卖方开具收据。",
      "zh",
      width,
    )) {
      expect(line).not.toMatch(/^[，。）]|（$/);
    }
  }
});

test("Words of other languages stay whole with their marks, and a sum with its currency's digits", () => {
  expect(piecesOf("Paid: 1,234.50 THB (section 574).", "en")).toEqual([
    "Paid: ",
    "1,234.50 ",
    "THB ",
    "(section ",
    "574).",
  ]);
  expect(linesOf("rent-to-own contract", "en", 9)).toEqual(["rent-to-", "own", "contract"]);
});

test("A word that is longer than a line is broken between its letters, and empty text is one empty line", () => {
  expect(linesOf("Donaudampfschiff", "de", 6)).toEqual(["Donaud", "ampfsc", "hiff"]);
  expect(linesOf("", "en", 6)).toEqual([""]);
});
