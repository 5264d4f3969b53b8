import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";

const read = (headline: string, ...lines: readonly string[]) =>
  extractPage(
    `<html lang="th"><title>${headline}</title><h1>${headline}</h1>${lines.map((line) => `<p>${line}</p>`).join("")}`,
    { url: "https://homes.example/th/1" },
  );
const rooms = "2 ห้องนอน 1 ห้องน้ำ";
const size = "พื้นที่ใช้สอย 48 ตร.ม.";

type Row = readonly [habit: string, headline: string, lines: readonly string[], listing: object];

const rows: readonly Row[] = [
  [
    "ดาวน์ and ผ่อนเดือนละ are terms of the seller, not the price",
    "ขายบ้านเดี่ยว ผ่อนตรงกับเจ้าของ",
    ["ราคาขาย 3,200,000 บาท", "ดาวน์ 300,000 บาท", "ผ่อนเดือนละ 25,000 บาท", rooms, size],
    {
      price: 3_200_000,
      status: ["for-sale", "finance-available"],
      financeDownPayment: 300_000,
      financeInstalment: 25_000,
    },
  ],
  [
    "a labelled price outranks the first sum",
    "ขายคอนโด พัทยา",
    ["จอง 20,000 บาท", "ทำสัญญา 50,000 บาท", "ราคารวม 2,650,000 บาท", rooms, size],
    { price: 2_650_000, status: ["for-sale"] },
  ],
  [
    "ตร.ว. ละ is a price by area",
    "ขายบ้านพร้อมที่ดิน พัทยา",
    ["ตร.ว.ละ 45,000 บาท", "ราคา 6,750,000 บาท", "ที่ดิน 150 ตร.ว.", rooms],
    { price: 6_750_000, landSquareMeters: 600 },
  ],
  [
    "ไร่ละ is a price by area",
    "ขายบ้านสวน บางละมุง",
    ["ไร่ละ 3,500,000 บาท", "ราคาขาย 7,000,000 บาท", "เนื้อที่ 2 ไร่", rooms],
    { price: 7_000_000, landSquareMeters: 3200 },
  ],
  [
    "ลดราคาจาก … เหลือ … asks the second",
    "ขายคอนโด จอมเทียน",
    ["ลดราคาจาก 3,500,000 บาท เหลือ 2,990,000 บาท", rooms, size],
    { price: 2_990_000 },
  ],
  [
    "ให้เช่า/ขาย keeps both offers",
    "ให้เช่า/ขาย คอนโดพัทยากลาง",
    ["ขาย 3,900,000 บาท", "ให้เช่า 18,000 บาท/เดือน", rooms, size],
    { price: 3_900_000, monthlyRentalPrice: 18_000, status: ["for-sale", "for-rent"] },
  ],
  [
    "สตูดิโอ has no bedroom, and is a home",
    "ขายคอนโดห้องสตูดิโอ จอมเทียน",
    ["ราคา 1,450,000 บาท", "28 ตร.ม."],
    { price: 1_450_000, bedrooms: 0, squareMeters: 28 },
  ],
  [
    "มือสอง is a home like another",
    "ขายบ้านมือสอง ศรีราชา",
    ["ราคา 2,150,000 บาท", rooms, size],
    { price: 2_150_000, type: "house-for-sale" },
  ],
  [
    "Thai digits",
    "ขายคอนโด พัทยาใต้",
    ["ราคา ๒,๓๕๐,๐๐๐ บาท", "๒ ห้องนอน ๑ ห้องน้ำ", "ขนาด ๔๕ ตร.ม."],
    { price: 2_350_000, bedrooms: 2, bathrooms: 1, squareMeters: 45 },
  ],
  [
    "years of the Buddhist calendar",
    "ขายคอนโด พัทยาเหนือ",
    ["ราคา 2,350,000 บาท", rooms, size, "ปีที่สร้าง: 2561"],
    { yearBuilt: 2018 },
  ],
  ["ล้าน", "ขายคอนโด นาเกลือ", ["ราคา 2.35 ล้านบาท", rooms, size], { price: 2_350_000, currency: "THB" }],
  ["ลบ.", "ขายคอนโด นาเกลือ", ["ราคา 4.2 ลบ.", rooms, size], { price: 4_200_000, currency: "THB" }],
  [
    "K",
    "ให้เช่าคอนโด นาเกลือ",
    ["ค่าเช่า 15K/เดือน", rooms, size],
    { monthlyRentalPrice: 15_000, status: ["for-rent"] },
  ],
  [
    "addresses of ต. อ. จ. ซ. ถ.",
    "ขายบ้านเดี่ยว 2 ชั้น",
    ["ซ.นาเกลือ 18 ต.นาเกลือ อ.บางละมุง จ.ชลบุรี", "ราคา 5,900,000 บาท", rooms, size],
    { address: "ซ.นาเกลือ 18 ต.นาเกลือ อ.บางละมุง จ.ชลบุรี" },
  ],
  ["บ. is baht", "บ้านเดี่ยว บางใหญ่", ["4,150,000 บ.", rooms, size], { price: 4_150_000, currency: "THB" }],
  [
    "ผ่อนถูกกว่าเช่า sells",
    "บ้านสร้างใหม่ บางละมุง",
    ["5,500,000 บาท", rooms, size, "ผ่อนถูกกว่าเช่า กู้ได้เต็ม โอนฟรีค่าใช้จ่ายวันโอน แถมแอร์ 4 เครื่อง ส่วนกลางดีมาก"],
    { status: ["for-sale"] },
  ],
  [
    "เช่าซื้อ sells in parts",
    "บ้านเช่าซื้อ พัทยา",
    ["ราคา 2,900,000 บาท", rooms, size],
    { status: ["for-sale", "finance-available"] },
  ],
  [
    "what flats nearby are let for is no rent of this one",
    "ขายคอนโด จอมเทียน",
    [
      "2,390,000 บาท",
      rooms,
      size,
      "เหมาะซื้อลงทุนปล่อยเช่า ปัจจุบันค่าเช่าแถวนี้ 12,000-15,000 บาทต่อเดือน ใกล้หาด 200 เมตร",
    ],
    { price: 2_390_000, status: ["for-sale"], monthlyRentalPrice: null },
  ],
  [
    "what a tenant pays is no offer",
    "ขายคอนโด พัทยาเหนือ",
    ["3.59 ล้าน", rooms, size, "ขายพร้อมผู้เช่า สัญญาเช่าถึงเดือนธันวาคม 2569 ค่าเช่าเดือนละ 18,000 บาท ผลตอบแทน 6% ต่อปี"],
    { price: 3_590_000, status: ["for-sale"] },
  ],
  [
    "ต่ำกว่าราคาประเมิน tells of one home, not of the market",
    "ขายคอนโด พัทยา ต่ำกว่าราคาประเมิน",
    ["3.59 ล้าน", rooms, size],
    { price: 3_590_000 },
  ],
  [
    "หลุดจอง is no fee",
    "คอนโด วงศ์อมาตย์ ห้องมุม",
    ["หลุดจอง พร้อมขาย", "6,750,000 บาท", rooms, size],
    { price: 6_750_000 },
  ],
  [
    "ประเภทประกาศ says what is offered",
    "คอนโด พัทยากลาง ชั้น 8",
    ["11,000 บาท", "ประเภทประกาศ: ให้เช่า", rooms, size],
    { status: ["for-rent"], monthlyRentalPrice: 11_000 },
  ],
  [
    "a line may ask both",
    "คอนโดวิวเขา ให้เช่าหรือขาย",
    ["เช่า 20,000 บ./เดือน หรือ ขาย 3.2 ล้านบาท", rooms, size],
    { price: 3_200_000, monthlyRentalPrice: 20_000, status: ["for-sale", "for-rent"] },
  ],
  [
    "a label of the price may head both",
    "คอนโดติดรถไฟฟ้า สุขุมวิท",
    ["ราคา: เช่า 17,000 บาท/เดือน ขาย 4,390,000 บาท", rooms, size],
    { price: 4_390_000, monthlyRentalPrice: 17_000, status: ["for-sale", "for-rent"] },
  ],
  [
    "beside a rent and a price the price of before is neither",
    "ขาย/ให้เช่าบ้าน พัทยา",
    ["ขายราคา 5.59 ล้าน ให้เช่าราคา 14,000 บาท/เดือน ราคาเดิม 6.5 ล้าน", rooms, size],
    { price: 5_590_000, monthlyRentalPrice: 14_000 },
  ],
];

test.each(rows)("%s", (_, headline, lines, listing) => {
  const extraction = read(headline, ...lines);
  expect(extraction.refusal).toBeNull();
  expect(extraction.listing).toMatchObject(listing);
});

test.each([
  ["ขายดาวน์คอนโด พัทยา", ["ขายดาวน์ 350,000 บาท", "ราคาห้อง 3,500,000 บาท"]],
  ["เซ้งคอนโด พัทยา", ["ราคาเซ้ง 350,000 บาท"]],
] as const)("%s takes over a contract, which a warning says", (headline, prices) => {
  const extraction = read(headline, ...prices, rooms, size);
  expect(extraction.isListing && extraction.warnings).toContain("takeover");
});
