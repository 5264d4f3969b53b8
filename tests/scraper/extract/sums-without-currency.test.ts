import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";
import type { ExtractOptions } from "../../../scraper/extract/extract-options.ts";
import { extractPost } from "../../../scraper/extract/posts/extract-post.ts";

type Row = readonly [headline: string, lines: string, home: object];

const rows: readonly Row[] = [
  ["ขายบ้าน บางละมุง", "ขาย 2,500,000", { price: 2_500_000 }],
  ["ขายบ้าน บางละมุง", "ราคา 2,500,000 ผ่อนเดือนละ 12,000", { price: 2_500_000, monthlyRentalPrice: null }],
  ["บ้าน บางละมุง", "ขายถูกเพียง 2,500,000", { price: 2_500_000 }],
  [
    "ขายบ้าน บางละมุง ผ่อนตรงกับเจ้าของ",
    "ราคา 2,500,000\nดาวน์ 200,000\nผ่อนเดือนละ 12,000 นาน 120 งวด",
    { price: 2_500_000, financeDownPayment: 200_000, financeInstalment: 12_000, financeMonths: 120 },
  ],
  ["คอนโด จอมเทียน", "เดือนละ 12,000 วันละ 900", { price: 12_000, monthlyRentalPrice: 12_000 }],
  ["คอนโด จอมเทียน", "วันละ 900 เดือนละ 12,000", { price: 12_000, monthlyRentalPrice: 12_000 }],
  ["ให้เช่าคอนโด จอมเทียน", "เช่า 9,500 รวมส่วนกลาง", { price: 9500, pricePeriod: "month" }],
  ["ให้เช่าคอนโด จอมเทียน", "ค่าเช่าเพียง 9,500\nมัดจำ 19,000", { price: 9500, pricePeriod: "month" }],
  ["ขาย/เช่า คอนโด จอมเทียน", "ขาย 2,500,000 เช่า 12,000", { price: 2_500_000, monthlyRentalPrice: 12_000 }],
  ["ขาย/เช่า คอนโด จอมเทียน", "ขาย 2,500,000\nเช่า 12,000", { price: 2_500_000, monthlyRentalPrice: 12_000 }],
];

const pageOf = (headline: string, lines: string, measures: string, options: Partial<ExtractOptions> = {}) =>
  extractPage(
    `<html><title>${headline}</title><h1>${headline}</h1>${[...lines.split("\n"), ...measures.split("\n")].map((line) => `<p>${line}</p>`).join("")}`,
    { url: "https://homes.example/th/1", ...options },
  );
const thaiMeasures = "2 ห้องนอน 1 ห้องน้ำ\nพื้นที่ใช้สอย 48 ตร.ม.";

test.each(rows)(
  "A Thai word around a sum says baht, on a page and in a post: %s, %s",
  (headline, lines, home) => {
    const expected = { currency: "THB", ...home };
    expect(pageOf(headline, lines, thaiMeasures).listing).toMatchObject(expected);
    const [post] = extractPost(`${headline}\n${lines}\n${thaiMeasures}`, { url: null });
    expect(post?.listing).toMatchObject(expected);
  },
);

test("A sum that only a word of another language names is in the money of its source, or is none", () => {
  const read = (defaultCurrency: string | null) =>
    pageOf("House in Naklua", "Asking 2,500,000 for a quick sale", "2 bedrooms 1 bathroom\n48 sqm", {
      defaultCurrency,
    });
  expect(read("THB").listing).toMatchObject({ price: 2_500_000, currency: "THB" });
  expect(read(null).refusal?.code).toBe("no-price");
});

test("A Thai word beside a sum of another currency does not make the others baht", () => {
  const [post] = extractPost(`ขายบ้าน ผ่อนตรงกับเจ้าของ\nราคา $85,000 ดาวน์ 20,000\n${thaiMeasures}`, {
    url: null,
  });
  expect(post?.listing).toMatchObject({ price: 85_000, currency: "USD", financeDownPayment: 20_000 });
});

test("A figure that no word names is no price, also on a Thai page", () => {
  expect(pageOf("บ้าน บางละมุง", "2,500,000", thaiMeasures).refusal?.code).toBe("no-price");
  expect(pageOf("บ้าน บางละมุง", "รหัสทรัพย์ 2,500,000", thaiMeasures).refusal?.code).toBe("no-price");
});
