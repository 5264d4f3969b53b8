import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";
import { extractPost } from "../../../scraper/extract/posts/extract-post.ts";

const read = (body: string, title = "Condo for sale Jomtien") =>
  extractPage(`<html lang="en"><title>${title}</title><body>${body}</body></html>`, {
    url: "https://homes.example/home/1",
  });

test("Labels and values in paragraphs of their own are a home's", () => {
  const lines = [
    "ราคา",
    "3,900,000 บาท",
    "ห้องนอน",
    "3",
    "ห้องน้ำ",
    "2",
    "เนื้อที่",
    "50 ตร.ว.",
    "พื้นที่ใช้สอย",
    "140 ตร.ม.",
  ];
  expect(
    read(`<h1>บ้านเดี่ยว 2 ชั้น ซอยเขาตาโล</h1>${lines.map((line) => `<p>${line}</p>`).join("")}`).listing,
  ).toMatchObject({
    price: 3_900_000,
    bedrooms: 3,
    bathrooms: 2,
    landSquareMeters: 200,
    squareMeters: 140,
  });
});

test("Values that stand one place behind their labels go to their own", () => {
  const shifted =
    "<dt>Price</dt><dt>Bedrooms</dt><dd>2,400,000 THB</dd><dt>Bathrooms</dt><dd>2</dd><dt>Size</dt><dd>1</dd><dt>Floor</dt><dd>35 sqm</dd><dd>8</dd>";
  expect(read(`<h1>Condo for sale in Jomtien</h1><dl>${shifted}</dl>`).listing).toMatchObject({
    price: 2_400_000,
    bedrooms: 2,
    bathrooms: 1,
    squareMeters: 35,
    floor: 8,
  });
});

test("A price with a figure too few waits for a person", () => {
  const extraction = read("<h1>House in Naklua</h1><p>Price: 3,900,00 THB</p><p>3 bedrooms, 140 sqm</p>");
  expect(extraction.isListing && extraction.warnings).toContain("price-unlikely");
});

test("Rooms glued together in a line are counted", () => {
  expect(read("<h1>ขายบ้าน บางละมุง</h1><p>บ้านชั้นเดียว 2นอน1น้ำ</p><p>ราคา 1.8 ล้าน</p>").listing).toMatchObject({
    bedrooms: 2,
    bathrooms: 1,
  });
});

test("A page that is only called Details takes its home's name", () => {
  const page = read(
    "<h1>Details</h1><h2>Pool villa in Huay Yai</h2><div>Price 6.9 million baht</div><div>Bedrooms 3</div><div>Living area 180 sqm</div>",
    "Details",
  );
  expect(page.listing?.title).toBe("Pool villa in Huay Yai");
});

test("Eight of a currency without a rate is no price that nobody doubts", () => {
  const data = JSON.stringify({
    "@type": "House",
    name: "Villa in Goa",
    numberOfBedrooms: 4,
    floorSize: { value: 400, unitCode: "MTK" },
    offers: { "@type": "Offer", price: 8, priceCurrency: "PYG" },
  });
  const page = read(
    `<h1>Villa in Goa</h1><script type="application/ld+json">${data}</script>`,
    "Villa in Goa",
  );
  expect(page.isListing ? page.warnings : [page.refusal?.rule]).toContainEqual(
    expect.stringMatching(/price-unlikely|price-too-low/),
  );
});

test("A Thai price by the night is neither a sale nor a month's rent", () => {
  const page = read("<h1>คอนโด พัทยา 1 ห้องนอน</h1><p>1,900 บาท/คืน</p><p>35 ตร.ม.</p>", "คอนโด พัทยา 1 ห้องนอน");
  expect(page.listing ?? {}).not.toMatchObject({ pricePeriod: "total" });
  expect(page.listing?.monthlyRentalPrice ?? null).toBeNull();
});

test("An instalment behind a price in one line does not make the price a month's", () => {
  for (const line of [
    "ราคา 1.29 ล้านบาท ผ่อนเดือนละ 11,000 บาท",
    "Price 1,290,000 THB, monthly instalments 11,000 THB",
  ])
    expect(
      read(`<h1>House for sale in Pattaya</h1><p>${line}</p><p>3 bedrooms, 120 sqm</p>`).listing,
    ).toMatchObject({
      price: 1_290_000,
      pricePeriod: "total",
      monthlyRentalPrice: null,
    });
});

test.each([
  ["ราคา 3.9 ล้าน ลดเหลือ 3.5 ล้าน", 3_500_000],
  ["ราคา 3.9 ล้าน\nลดเหลือ 3.5 ล้าน", 3_500_000],
  ["price 3,900,000 reduced to 3,500,000 THB", 3_500_000],
  ["Preis 3.900.000 THB\njetzt nur 3.500.000 THB", 3_500_000],
  ["ราคา 3.9 ล้าน\nราคาเริ่มต้นที่โครงการอื่นเป็น 1.2 ล้าน", 3_900_000],
])(
  "Of a price and a lower one that takes its place the lower is asked, on a page and in a post: %s",
  (text, price) => {
    const lines = text.split("\n").map((line) => `<p>${line}</p>`);
    const page = read(`<h1>ขายคอนโด จอมเทียน</h1>${lines.join("")}<p>2 ห้องนอน 54 ตร.ม.</p>`);
    expect(page.listing?.price).toBe(price);
    const [home] = extractPost(`ขายคอนโด จอมเทียน 2นอน 54 ตร.ม.\n${text}`, { url: null });
    expect(home?.listing?.price).toBe(price);
  },
);

test.each([
  ["ค่าเช่าปีละ 120,000 บาท", 120_000, "year", 10_000],
  ["เช่ารายปี 12,000 บาท", 12_000, "month", 12_000],
  ["Yearly rent: 540,000 THB", 540_000, "year", 45_000],
  ["ราคา 180,000 บาท/ปี", 180_000, "year", 15_000],
  ["ค่าเช่าสัปดาห์ละ 6,000 บาท", 6000, "week", 26_000],
])("A rent pays for as long as it says, on a page and in a post: %s", (line, price, pricePeriod, rent) => {
  const expected = { price, pricePeriod, monthlyRentalPrice: rent };
  expect(read(`<h1>คอนโดให้เช่า พัทยา</h1><p>1 ห้องนอน 35 ตร.ม.</p><p>${line}</p>`, "").listing).toMatchObject(
    expected,
  );
  const [home] = extractPost(`ให้เช่าคอนโด พัทยา 1นอน 35 ตร.ม.\n${line}`, { url: null });
  expect(home?.listing).toMatchObject(expected);
});

test.each(["ให้เช่ารายวัน พูลวิลล่า พัทยา\nวันธรรมดา 8,900 บาท", "Daily rental pool villa\nWeekdays 8,900 THB"])(
  "A sum below a headline that lets by the night is no month's rent and no price: %s",
  (text) => {
    const [headline, line] = text.split("\n");
    const page = read(`<h1>${headline}</h1><p>${line}</p><p>3 bedrooms, 120 sqm</p>`, headline);
    expect(page.listing).toMatchObject({ price: 8900, pricePeriod: "night", monthlyRentalPrice: null });
    const [home] = extractPost(`${text}\n3 bedrooms, 120 sqm`, { url: null });
    expect(home?.refusal?.rule).toBe("room-by-the-night");
  },
);

test("What no night costs is the price of a home, although its headline says what it is good for", () => {
  const headline = "ขายบ้าน 3.2 ล้าน เหมาะทำรายวัน พัทยา";
  const { listing } = read(`<h1>${headline}</h1><p>3 ห้องนอน 120 ตร.ม.</p>`, headline);
  expect(listing).toMatchObject({ type: "house-for-sale", price: 3_200_000, pricePeriod: "total" });
});

test.each([
  ["หาเช่าคอนโด งบ 10,000", "home-wanted"],
  ["ขายอพาร์ทเม้นท์ 24 ห้อง พัทยา", "whole-block"],
  ["รับสมัครนายหน้า ขายบ้านจัดสรร", "agents-wanted"],
])("A page headed %s is refused by the rule for such a post", (headline, rule) => {
  const page = read(`<h1>${headline}</h1><p>ราคา 3,900,000 บาท</p><p>2 ห้องนอน 54 ตร.ม.</p>`, headline);
  expect(page.refusal?.rule).toBe(rule);
});

test.each([
  ["<h1>Condo for sale in Jomtien</h1><span class=badge>Reserved</span>", ["reserved"]],
  ["<h1>ขายคอนโด จอมเทียน (จองแล้ว)</h1>", ["reserved"]],
  ["<h1>คอนโดให้เช่า จอมเทียน</h1><p>ติดสัญญาถึง 1 พ.ค. 2570</p>", ["let-until"]],
  ["<h1>Condo for sale in Jomtien</h1><footer><p>© 2026 All rights reserved</p></footer>", []],
])("A page of a home that is reserved or let for now waits for a person: %s", (html, warnings) => {
  const page = read(`${html}<p>ราคา 3,900,000 บาท</p><p>2 ห้องนอน 54 ตร.ม.</p>`, "");
  expect(page.isListing && page.warnings.filter((one) => /reserved|let/.test(one))).toEqual(warnings);
});

test.each([
  '<span style="text-decoration: line-through">3,900,000 THB</span>',
  "<span class='text-gray line-through'>3,900,000 THB</span>",
  "<span class=old-price>3,900,000 THB</span>",
])("A price that is struck out is not asked: %s", (struck) => {
  const page = read(
    `<h1>Condo for sale in Jomtien</h1><p>${struck} 3,500,000 THB</p><p>2 bedrooms, 54 sqm</p>`,
  );
  expect(page.listing?.price).toBe(3_500_000);
});

test("A price that a post strikes out is not asked", () => {
  const [home] = extractPost("ขายคอนโด จอมเทียน 2นอน 54 ตร.ม.\n~~3,900,000~~ 3,500,000 บาท", { url: null });
  expect(home?.listing?.price).toBe(3_500_000);
});

test.each([
  ["<div hidden>Reserved</div>", []],
  ["<div style='color: red; display: none'><i></i><div class=veil-text>Reserved</div></div>", []],
  ["<section style='visibility:hidden'><p>Reserved</p></section>", []],
  ["<div class='status is-hidden'><div class=text>Reserved</div></div>", []],
  ["<div class='badge hidden'>Reserved</div>", []],
  ["<div class='d-none'><b>Reserved</b></div>", []],
  // Shown on a wide screen, named after what it covers, or hidden from screen readers alone: all of them are seen.
  ["<div class='hidden md:block'>Reserved</div>", ["reserved"]],
  ["<div class='d-none d-lg-block'>Reserved</div>", ["reserved"]],
  ["<div class=image-veil>Reserved</div>", ["reserved"]],
  ["<div class=hidden-gem>Reserved</div>", ["reserved"]],
  ["<div aria-hidden=true>Reserved</div>", ["reserved"]],
  ["<div hidden>Sign in</div><div>Reserved</div>", ["reserved"]],
])("A badge that the page does not show says nothing, and one that it shows does: %s", (badge, warnings) => {
  const page = read(
    `<h1>Condo for sale in Jomtien</h1>${badge}<p>3,500,000 THB</p><p>2 bedrooms, 54 sqm</p>`,
  );
  expect(page.isListing && page.warnings).toEqual(warnings);
});

test("A badge in the headline that is hidden says nothing", () => {
  const page = read(
    "<h1><span class=is-hidden>Reserved</span> Condo for sale</h1><p>3,500,000 THB</p><p>2 bedrooms, 54 sqm</p>",
  );
  expect(page.isListing && page.warnings).toEqual([]);
});
