import { expect, test } from "vitest";
import { fitTitle, measureTitle, titleRoom } from "../../../web/components/page/fit-title.ts";

const fit = (title: string) => fitTitle(title, "Baan Tawan");

test("The site's name follows where there is room for both", () => {
  expect(fit("Finance")).toBe("Finance · Baan Tawan");
  const full = "x".repeat(titleRoom - " · Baan Tawan".length);
  expect(fit(full)).toBe(`${full} · Baan Tawan`);
  expect(fit(`${full}x`)).toBe(`${full}x`);
});

test("A Chinese letter takes the room of two, and a Thai vowel above a letter takes none", () => {
  expect(measureTitle("芭提雅，")).toBe(8);
  expect(measureTitle("ที่")).toBe(1);
  expect(fit("先".repeat(30))).toBe("先".repeat(30));
  expect(fit("先".repeat(31))).not.toContain("Baan");
});

test.each([
  "A very long title of a home that nobody could read in a list of results, by the sea",
  "คอนโดริมทะเลสองห้องนอนพร้อมสระว่ายน้ำและสวนส่วนตัวใกล้หาดจอมเทียนราคาพิเศษสำหรับผู้ซื้อรายแรกของเดือนนี้เท่านั้นจริงๆ",
  "芭提雅海滨两卧室公寓带泳池和花园靠近中天海滩价格优惠适合第一次购房的外国买家长期居住",
])("A title that is too long ends with a whole word: %s", (title) => {
  const fitted = fit(title);
  expect(measureTitle(fitted)).toBeLessThanOrEqual(titleRoom);
  expect(measureTitle(fitted)).toBeGreaterThan(titleRoom - 20);
  expect(fitted).toMatch(/[^\s\p{P}]…$/u);
  expect(title.startsWith(fitted.slice(0, -1))).toBe(true);
});

test("The cut falls between words, not within one", () => {
  expect(fit(`${"word ".repeat(11)}unbreakable`)).toBe(`${"word ".repeat(11).trim()}…`);
});
