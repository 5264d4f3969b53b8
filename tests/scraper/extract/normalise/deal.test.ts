import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";

const read = (html: string) => extractPage(html, { url: "https://homes.example/1" }).listing;
const facts = "<ul><li>2 bedrooms</li><li>60 m²</li></ul>";

test.each([
  [
    "ให้เช่า/ขาย คอนโด จอมเทียน",
    "<table><tr><th>ราคาขาย</th><td>8,700,000 บาท</td></tr><tr><th>ค่าเช่า</th><td>14,500 บาท</td></tr></table>",
    8_700_000,
    14_500,
  ],
  ["翁阿玛公寓可租可售 3卧室", "<p>总价: ฿8,050,000</p><p>月租金: ฿28,000/月</p>", 8_050_000, 28_000],
  [
    "ขาย/ให้เช่า คอนโด พัทยากลาง",
    "<p>ขายราคา 5.44 ล้าน ให้เช่าราคา 12,000 บาท/เดือน ผ่อนตรงกับเจ้าของ ดาวน์ ฿1,600,000</p>",
    5_440_000,
    12_000,
  ],
  [
    "Condo for sale or rent in Naklua",
    "<p>The price is THB 2,630,000. The rent is THB 12,000 per month.</p>",
    2_630_000,
    12_000,
  ],
  [
    "Appartement à vendre ou à louer, Jomtien",
    "<div>💰 Prix: 1 480 000 THB</div><div>💰 Loyer: 8 500 bahts par mois</div>",
    1_480_000,
    8500,
  ],
  [
    "Villa for sale / rent, Wongamat, Pattaya",
    "<h2>Asking price Was 8,100,000 THB, now only 6,160,000 THB</h2><p>Monthly rent 13,500 Baht per month</p>",
    6_160_000,
    13_500,
  ],
  [
    "ให้เช่า/ขาย คอนโด นาจอมเทียน",
    "<p>จากราคา 3,400,000 บาท เหลือเพียง 2,920,000 บาท ค่าเช่า 13.5K/เดือน</p>",
    2_920_000,
    13_500,
  ],
  [
    "ขาย/ให้เช่าคอนโด บางเสร่",
    "<table><tr><th>ราคา</th><td>1.64 ล้าน</td></tr><tr><th>ค่าเช่า</th><td>46,000 บาท/เดือน</td></tr></table>",
    1_640_000,
    46_000,
  ],
  ["曼谷别墅可租可售", "<p>价格为13,920,000 泰铢。 租金฿77,500/月。</p>", 13_920_000, 77_500],
])("%s is for sale and for rent", (title, prices, price, rent) => {
  expect(read(`<h1>${title}</h1>${prices}${facts}`)).toMatchObject({
    status: expect.arrayContaining(["for-sale", "for-rent"]),
    price,
    monthlyRentalPrice: rent,
    pricePeriod: "total",
  });
});

test("A home to let is not for sale because its deposit and its year's rent are named", () => {
  const html = `<h1>2 bedroom condo for rent</h1><div class="price">฿25,000 / month</div>
    <dl><dt>Deposit</dt><dd>฿50,000</dd></dl><p>A contract of a year costs ฿300,000.</p>${facts}`;
  expect(read(html)).toMatchObject({ status: ["for-rent"], monthlyRentalPrice: 25_000 });
});

test("The site's own name offers nothing", () => {
  const html = `<title>Flat at Park View | Northfield Lettings</title><h1>Flat at Park View</h1>
    <div class="price">£380,000</div>${facts}<footer>© 2026 Northfield Lettings</footer>`;
  expect(read(html)?.status).toEqual(["for-sale"]);
});

test("A line of its own beside the headline says what is offered", () => {
  const html = `<h1>Sea view 2-bed unit at Old Quay</h1><p>To let</p><div class="price">£1,200</div>${facts}`;
  expect(read(html)).toMatchObject({ status: ["for-rent"], monthlyRentalPrice: 1200 });
});
