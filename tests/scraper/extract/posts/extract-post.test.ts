import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";
import { extractPost } from "../../../../scraper/extract/posts/extract-post.ts";
import { readAmenities } from "../../../../scraper/meaning/amenities.ts";

const read = (text: string) => extractPost(text, { url: null });
const onlyHome = (text: string) => {
  const homes = read(text);
  expect(homes).toHaveLength(1);
  return homes[0]?.listing;
};

test("A sale with instalments is no rent, and its terms are the seller's", () => {
  const home = onlyHome(
    "บ้านเดี่ยว นาเกลือ 3นอน2น้ำ 52 ตร.ว.\nราคา 1.29 ล้านบาท ดาวน์ 200,000 ผ่อนเดือนละ 11,000 บาท 96 งวด",
  );
  expect(home).toMatchObject({
    price: 1_290_000,
    pricePeriod: "total",
    monthlyRentalPrice: null,
    status: ["for-sale", "finance-available"],
    financeDownPayment: 200_000,
    financeInstalment: 11_000,
    financeMonths: 96,
    landSquareMeters: 208,
    squareMeters: null,
  });
});

test("How a foreigner can hold it is read from a line of its own, unless it is denied", () => {
  const home = "ขายคอนโด จอมเทียน 1 ห้องนอน 35 ตร.ม. ราคา 2,450,000 บาท";
  expect(onlyHome(`${home}\nโควต้าต่างชาติ`)?.tenure).toBe("foreign-quota");
  expect(onlyHome(`${home}\nForeign quota, ready to transfer`)?.tenure).toBe("foreign-quota");
  expect(onlyHome(`${home}\nโควต้าต่างชาติหมดแล้ว`)?.tenure).toBeNull();
});

test("Terms without a price are kept for whoever adds it", () => {
  const text = "ขายคอนโด จอมเทียน 2 ห้องนอน ดาวน์ 50,000 บาท ผ่อน 9,900 บาท/เดือน 60 งวด";
  expect(onlyHome(text)).toMatchObject({
    price: null,
    monthlyRentalPrice: null,
    status: ["for-sale", "finance-available"],
    financeDownPayment: 50_000,
    financeInstalment: 9_900,
    financeMonths: 60,
  });
});

test("A rent that goes towards the price is the seller's instalment", () => {
  const text = "บ้านเช่าซื้อ 2นอน ราคา 2.39 ล้าน วางเงินก้อนแรก 150,000\nค่าเช่าเดือนละ 14,000 หักเป็นค่าบ้าน 3 ปี";
  expect(onlyHome(text)).toMatchObject({
    financeDownPayment: 150_000,
    financeInstalment: 14_000,
    financeMonths: 36,
    monthlyRentalPrice: null,
  });
});

test("Instalments of a bank's loan are no terms of the seller", () => {
  expect(onlyHome("ทาวน์โฮม 2นอน ราคา 1.75 ล้าน กู้ได้เต็ม ผ่อน 8,000/เดือน")).toMatchObject({
    price: 1_750_000,
    status: ["for-sale"],
    financeInstalment: null,
  });
});

test("A price that was lowered is the new one", () => {
  expect(onlyHome("คอนโด 54 ตร.ม. ชั้น 21\nจาก 3,900,000 เหลือ 3,490,000 บาท")).toMatchObject({
    price: 3_490_000,
    floor: 21,
  });
});

const several = [
  "คอนโดให้เช่า เดอะ ทรัสต์",
  "1) ชั้น 3 28 ตร.ม. เช่า 7,000/ด.",
  "2) ชั้น 7 56 ตร.ม. 2นอน เช่า 14,000/ด.",
];

test("Each home of a post is a draft whose id does not follow its place in the post", () => {
  const homes = read(several.join("\n"));
  expect(homes.map(({ listing }) => listing?.price)).toEqual([7_000, 14_000]);
  const turned = read([several[0], several[2], several[1]].join("\n"));
  expect(turned.map(({ listing }) => listing?.externalId)).toEqual(
    homes.map(({ listing }) => listing?.externalId).toReversed(),
  );
  expect(new Set(homes.map(({ listing }) => listing?.externalId)).size).toBe(2);
});

test("A page that holds a post of several homes is a list", () => {
  expect(extractPage(several.join("\n"), { url: null }).refusal).toEqual({
    code: "list-of-homes",
    rule: "several-homes",
  });
});

test.each([
  ["หาเช่าคอนโด จอมเทียน งบไม่เกิน 10,000 ต่อเดือน", "home-wanted"],
  ["ขายอพาร์ทเม้นท์ 24 ห้อง พัทยาใต้ ราคา 18 ล้าน ที่ดิน 100 ตร.ว.", "whole-block"],
  ["ขายที่ดินเปล่า 2-1-50 ไร่ ไร่ละ 3.5 ล้านบาท", "ground-only"],
  ["เซ้งร้านอาหาร ค่าเช่าเดือนละ 25,000 ค่าเซ้ง 350,000", "business-headline"],
  ["พูลวิลล่า 5 ห้องนอน ราคา 8,900 บาท/คืน", "room-by-the-night"],
  ["รับสมัครนายหน้าอิสระ ค่าคอม 3%", "agents-wanted"],
  ["ต้องการซื้อคอนโดจอมเทียน งบ 1.5-2 ล้าน\nขนาด 30 ตร.ม.ขึ้นไป", "home-wanted"],
  ["ให้เช่ารายวัน คอนโดติดทะเล 1ห้องนอน\nวันธรรมดา 1,500 ศ-ส 1,800", "room-by-the-night"],
])("%s is refused: %s", (text, rule) => {
  expect(read(text).map(({ refusal }) => refusal?.rule)).toEqual([rule]);
});

test.each([
  ["ติดจองแล้ว\nบ้านแฝด 3 ห้องนอน ราคา 2,350,000 บาท", "reserved"],
  ["คอนโด 43 ตร.ม. เช่าแล้วถึง 31 ธ.ค. 69\nค่าเช่า 13,000 บาท/ด.", "let-until"],
])("%s waits for a person: %s", (text, warning) => {
  const [home] = read(text);
  expect(home?.isListing && home.warnings).toContain(warning);
});

test.each(["3.2 ล้านบาท โอนคนละครึ่ง", "3.2 ล้านบาท ผู้ซื้อจ่ายค่าโอน"])(
  "A price with a word on the transfer behind it is a price: %s",
  (line) => {
    expect(onlyHome(`ขายบ้าน พัทยา 3นอน 2น้ำ\n50 ตร.ว. ${line}`)?.price).toBe(3_200_000);
  },
);

test("A post that begins with its sums is named by the words behind them", () => {
  expect(onlyHome("ขาย 1,890,000 จาก 2,290,000 บ้านทาวน์โฮมสภาพดี 19 ตรว 3 ห้องนอน")).toMatchObject({
    title: "บ้านทาวน์โฮมสภาพดี 19 ตรว 3 ห้องนอน",
    price: 1_890_000,
    landSquareMeters: 76,
  });
});

test("What the seller loses is not the price where the price is told", () => {
  expect(
    onlyHome("ขายขาดทุน 300,000!! คอนโด Dusit ชั้น 15 1 นอน 35 ตรม ขาย 1.9 ล้าน ซื้อมา 2.2 ล้าน"),
  ).toMatchObject({
    price: 1_900_000,
  });
});

test("Two rents of one home, by the length of the contract or the season, wait for a person; a rent and its deposit do not", () => {
  const warningsOf = (text: string) => read(text).map((one) => (one.isListing ? one.warnings : one.refusal));
  const room = "ให้เช่าคอนโด Laguna Beach 3 จอมเทียน 26 ตร.ม. ชั้น 4";
  expect(warningsOf(`${room}\nสัญญา 6 เดือน 9,000 บาท\nสัญญา 1 ปี 8,000 บาท/เดือน`)).toEqual([
    ["prices-disagree"],
  ]);
  expect(warningsOf(`${room}\n9,000 บาท/เดือน\nมัดจำ 18,000 บาท`)).toEqual([[]]);
});

test("What a post lists is what the home has, but not what it lacks, what is nearby, nor a word within another", () => {
  const home = "ขายคอนโด จอมเทียน 1 ห้องนอน 35 ตร.ม. ราคา 2,450,000 บาท";
  const amenities = (words: string) => onlyHome(`${home}\n${words}`)?.amenities;
  const known = (words: string) => readAmenities(amenities(words) ?? []);
  expect(known("✅ วิวทะเล ✅ สระว่ายน้ำ\n- ฟิตเนส, ที่จอดรถ เฟอร์ครบ")).toEqual([
    "sea-view",
    "swimming-pool",
    "fitness",
    "parking",
    "furnished",
  ]);
  expect(known("Sea view, swimming pool & gym")).toEqual(["sea-view", "swimming-pool", "fitness"]);
  expect(known("ไม่มีแอร์ ใกล้สวนนงนุช\nใกล้แอร์พอร์ตลิงก์\nNo pool, near a gym")).toEqual([]);
});
