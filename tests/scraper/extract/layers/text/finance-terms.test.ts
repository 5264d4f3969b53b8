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

test.each([
  ["<p>ราคา 3.52 ล้านบาท ผ่อนเดือนละ 17,000 บาท</p>", null, 17_000, null],
  ["<p>ดาวน์ 350,000 บาท ผ่อนเดือนละ 17,000 บาท 180 งวด</p>", 350_000, 17_000, 180],
  ["<p>Price ฿3,520,000. Down payment ฿350,000, instalments ฿17,000.</p>", 350_000, 17_000, null],
])("%s offers to pay in parts without naming the seller", (terms, downPayment, instalment, months) => {
  expect(read(terms)).toMatchObject({
    price: 3_520_000,
    status: ["for-sale", "finance-available"],
    financeDownPayment: downPayment,
    financeInstalment: instalment,
    financeMonths: months,
  });
});

test.each([
  "<p>ยื่นกู้ธนาคาร ดาวน์ 350,000 บาท ผ่อนเดือนละ 17,000 บาท</p>",
  "<p>ดาวน์ 350,000 บาท ผ่อนประมาณเดือนละ 17,000 บาท</p>",
  "<p>ผ่อนเดือนละ 17,000 บาท</p>",
  "<p>Estimated mortgage: down payment ฿350,000, monthly payment ฿17,000</p>",
  "<h2>Loan calculator</h2><p>Price ฿3,520,000, monthly payment ฿17,000</p>",
  "<p>Down payment £350,000, instalments £17,000</p>",
  "<p>总价352万 首付105万 月供1.7万</p>",
])("%s is no term of the seller: a bank may lend it", (terms) => {
  expect(read(terms)).toMatchObject({
    price: 3_520_000,
    status: ["for-sale"],
    financeDownPayment: null,
    financeInstalment: null,
  });
});

const withoutPrice = (text: string) =>
  extractPage(`<h1>ขายบ้าน 2 ห้องนอน จอมเทียน</h1><p>90 ตร.ม.</p><p>${text}</p>`, {
    url: "https://homes.example/1",
  });

test("A home whose terms are told without its price is a draft that lacks the price", () => {
  expect(withoutPrice("ดาวน์ 50,000 บาท ผ่อน 9,900 บาท/เดือน 60 งวด").listing).toMatchObject({
    price: null,
    monthlyRentalPrice: null,
    status: ["for-sale", "finance-available"],
    financeDownPayment: 50_000,
    financeInstalment: 9_900,
    financeMonths: 60,
  });
});

test("Terms in other money tell nothing without a price", () => {
  expect(withoutPrice("Owner financing: down payment $20,000, instalments $1,000")).toMatchObject({
    isListing: false,
    refusal: { code: "no-price" },
  });
});

test("An instalment is no rent, whatever figure stands before it", () => {
  expect(withoutPrice("ส่วนลด 5% ผ่อนเดือนละ 11,000 บาท")).toMatchObject({
    isListing: false,
    refusal: { code: "no-price" },
  });
});

test("What takes over a contract is looked at by a person", () => {
  const html = `<h1>ขายดาวน์ คอนโด จอมเทียน 2 ห้องนอน</h1><div class="price">ราคา 3,520,000 บาท</div><ul><li>60 ตร.ม.</li></ul>`;
  const extraction = extractPage(html, { url: "https://homes.example/1" });
  expect(extraction.isListing && extraction.warnings).toContain("takeover");
});
