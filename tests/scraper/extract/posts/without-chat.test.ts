import { expect, test } from "vitest";
import { extractPost } from "../../../../scraper/extract/posts/extract-post.ts";
import { homesOfPost } from "../../../../scraper/extract/posts/homes-of-post.ts";
import { withoutChat } from "../../../../scraper/extract/posts/without-chat.ts";

const exported = [
  "[LINE] ประวัติการแชทกับ พี่โอ๋ นายหน้า 0812345678",
  "บันทึกเมื่อ: 2026/11/27 10:22",
  "",
  "พฤ. 26/11/2026",
  '10:22\tพี่โอ๋ นายหน้า\t"ขายคอนโด ลุมพินี จอมเทียน',
  "1 ห้องนอน 1 ห้องน้ำ 35 ตร.ม. ชั้น 12",
  'ราคา 1.85 ล้านบาท"',
  "10:23\tพี่โอ๋ นายหน้า\t[รูป]",
  "10:24\tพี่โอ๋ นายหน้า\tสนใจทักแชทค่ะ",
].join("\n");

test("Names and times of an exported conversation are gone before it is read", () => {
  expect(withoutChat(exported).split("\n")).toEqual([
    "ขายคอนโด ลุมพินี จอมเทียน",
    "1 ห้องนอน 1 ห้องน้ำ 35 ตร.ม. ชั้น 12",
    "ราคา 1.85 ล้านบาท",
    "สนใจทักแชทค่ะ",
  ]);
  const [first, ...others] = extractPost(exported, { url: null });
  expect(others).toEqual([]);
  expect(first?.listing).toMatchObject({ price: 1_850_000, bedrooms: 1, squareMeters: 35, floor: 12 });
  expect(first?.listing?.title).toContain("ลุมพินี");
  expect(JSON.stringify(first)).not.toMatch(/โอ๋|0812345678|10:22/u);
});

test("What is stored for each home of a forwarded conversation has no names either", () => {
  const text =
    "2026/11/26 (Thu)\n10:22\tKhun Oh\tCondo 1 bed 35 sqm 1.8 million baht\n10:25\tKhun Oh\tCondo 2 bed 60 sqm 3.2 million baht";
  expect(homesOfPost(text)).toEqual([
    "Condo 1 bed 35 sqm 1.8 million baht",
    "Condo 2 bed 60 sqm 3.2 million baht",
  ]);
});

test.each([
  [
    "copied messages",
    "10:22 Oh Condo in Jomtien, 35 sqm\n10:23 Oh 1.8 million baht",
    "Condo in Jomtien, 35 sqm\n1.8 million baht",
  ],
  [
    "messages of WhatsApp",
    "[26/11/2026, 10:22:31] Anna K: Villa, 3 beds\n26/11/2026, 10:24 - Anna K: 6.9 million baht",
    "Villa, 3 beds\n6.9 million baht",
  ],
])("Names and times of %s go", (_, text, expected) => {
  expect(withoutChat(text)).toBe(expected);
});

test.each([
  "ขายคอนโด 1 ห้องนอน\nนัดดูได้ 10:00 น. ทุกวัน\nราคา 1.8 ล้าน",
  "Open house 26/11/2026, 10:22\nVilla for sale",
  "10:00 viewing of the villa\nPrice 6.9 million baht",
])("A post that only names times stays as it is: %s", (text) => {
  expect(withoutChat(text)).toBe(text);
});

test("A post without a price is refused by that name, and one on request is not", () => {
  const text = "ขายคอนโด ลุมพินี จอมเทียน 1 ห้องนอน 35 ตร.ม. ชั้น 12 วิวทะเล";
  expect(extractPost(text, { url: null })[0]?.refusal).toEqual({ code: "no-price", rule: "price-nowhere" });
  expect(extractPost(`${text} สอบถามราคา`, { url: null })[0]?.refusal).toBeNull();
});
