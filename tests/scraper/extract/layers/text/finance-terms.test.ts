import { expect, test } from "vitest";
import { extractPage } from "../../../../../scraper/extract/extract-page.ts";

const read = (terms: string) =>
  extractPage(
    `<h1>ขายคอนโด พัทยากลาง 2 ห้องนอน</h1><div class="price">3,520,000 บาท</div><ul><li>60 ตร.ม.</li></ul>${terms}`,
    { url: "https://homes.example/1" },
  ).listing;

test.each([
  ["<h3>ผ่อนตรงกับเจ้าของ</h3><div>ดาวน์ 1,100,000 บาท</div><div>ผ่อนเดือนละ 27,000 บาท 60 งวด</div>", 60],
  [
    "<h3>Owner financing available</h3><div>Down payment ฿1,100,000</div><div>Instalments ฿27,000 for 5 years</div>",
    60,
  ],
  ["<h3>可向业主分期</h3><p>首付 ฿1,100,000</p><p>月供 ฿27,000</p><p>分期 48个月</p>", 48],
  ["<p>ผ่อนตรงกับเจ้าของ ดาวน์ 1.1 ล้าน ค่างวดต่อเดือน ฿27,000</p>", null],
])("%s states the seller's terms", (terms, months) => {
  expect(read(terms)).toMatchObject({
    price: 3_520_000,
    status: ["for-sale", "finance-available"],
    financeDownPayment: 1_100_000,
    financeInstalment: 27_000,
    financeMonths: months,
  });
});

test("A bank's loan is no term of the seller", () => {
  expect(read("<p>ดาวน์ 350,000 บาท ผ่อนเดือนละ 17,000 บาท</p>")).toMatchObject({
    price: 3_520_000,
    status: ["for-sale"],
    financeDownPayment: null,
    financeInstalment: null,
  });
});

test("What takes over a contract is looked at by a person", () => {
  const html = `<h1>ขายดาวน์ คอนโด จอมเทียน 2 ห้องนอน</h1><div class="price">ราคา 3,520,000 บาท</div><ul><li>60 ตร.ม.</li></ul>`;
  const extraction = extractPage(html, { url: "https://homes.example/1" });
  expect(extraction.isListing && extraction.warnings).toContain("takeover");
});
