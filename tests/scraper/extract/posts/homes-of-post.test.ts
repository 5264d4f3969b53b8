/** A post of several homes as the import reads it: split first, then each kept text read as a page of its own. */
import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";
import { homesOfPost } from "../../../../scraper/extract/posts/homes-of-post.ts";

const read = (text: string) =>
  homesOfPost(text).map((kept) => {
    const { listing } = extractPage(kept, { url: "https://pasted.invalid/a" });
    if (listing === null) throw new Error(`No home was read from ${kept}`);
    return listing;
  });
const titles = (text: string) => read(text).map(({ title }) => title);
const ids = (text: string) => read(text).map(({ externalId }) => externalId);
const sharedIds = (one: string, other: string) => ids(one).filter((id) => ids(other).includes(id));

const english = [
  "Condos for sale in Pattaya",
  "Arcadia Beach 1BR 35 sqm 2,890,000",
  "Grande Caribbean 1BR 35 sqm 2,450,000",
  "Dusit Grand 1BR 35 sqm 3,500,000",
].join("\n");
const thai = [
  "ขายคอนโดพัทยา รวม 4 ห้อง",
  "1. ลุมพินี พาร์คบีช ชั้น 12 ขนาด 35 ตร.ม. 1 ห้องนอน ราคา 1,890,000 บาท",
  "2. เดอะเบส พัทยากลาง ชั้น 8 ขนาด 30 ตร.ม. 1 ห้องนอน ราคา 2,450,000 บาท",
  "3. คอนโด ยูนิกซ์ พัทยาใต้ ขนาด 35 ตร.ม. 1 ห้องนอน ราคา 2.1 ล้านบาท",
  "4. เซ็นทริค ซี 2 ห้องนอน 54 ตร.ม. ราคา 3,490,000 บาท",
  "สนใจโทร 081-234-5678 คุณนก",
].join("\n");

test("Each home of an English post is named by its own line", () => {
  expect(titles(english)).toEqual([
    "Arcadia Beach 1BR 35 sqm",
    "Grande Caribbean 1BR 35 sqm",
    "Dusit Grand 1BR 35 sqm",
  ]);
});

test("Each home of a Thai post is named by its own line", () => {
  expect(titles(thai)).toEqual([
    "ลุมพินี พาร์คบีช ชั้น 12 ขนาด 35 ตร.ม. 1 ห้องนอน",
    "เดอะเบส พัทยากลาง ชั้น 8 ขนาด 30 ตร.ม. 1 ห้องนอน",
    "คอนโด ยูนิกซ์ พัทยาใต้ ขนาด 35 ตร.ม. 1 ห้องนอน",
    "เซ็นทริค ซี 2 ห้องนอน 54 ตร.ม",
  ]);
});

test("The lines that speak of all homes still say what each is, what is done with it and whom to call", () => {
  for (const home of read(thai)) {
    expect(home).toMatchObject({ type: "condo-for-sale", agentPhone: "0812345678" });
    expect(home.description).toContain("ขายคอนโดพัทยา รวม 4 ห้อง\nสนใจโทร");
  }
  const [first, second] = read(
    "Houses for rent in Jomtien\nDusit Hill 3 bed 120 sqm 25,000/month\nGreen Lake 4 bed 160 sqm 38,000/month\nTel 081-234-5678",
  );
  expect(first).toMatchObject({ title: "Dusit Hill 3 bed 120 sqm", type: "house-for-rent", price: 25_000 });
  expect(second).toMatchObject({ title: "Green Lake 4 bed 160 sqm", type: "house-for-rent", price: 38_000 });
});

test.each([
  [
    "English",
    english,
    "Condos for sale in Pattaya\nUnixx 1BR 35 sqm 1,900,000\nThe Base 1BR 35 sqm 2,100,000",
  ],
  [
    "Thai",
    thai,
    "ขายคอนโดพัทยา รวม 4 ห้อง\n1. เอสปานา ชั้น 12 ขนาด 35 ตร.ม. 1 ห้องนอน ราคา 1,500,000 บาท\n2. เมโทร จอมเทียน ชั้น 8 ขนาด 30 ตร.ม. 1 ห้องนอน ราคา 1,450,000 บาท\nสนใจโทร 081-234-5678 คุณนก",
  ],
])("A later %s post with the same headline is about other homes", (_, first, later) => {
  expect(new Set(ids(first)).size).toBe(ids(first).length);
  expect(sharedIds(first, later)).toEqual([]);
});

test.each([
  [
    "English",
    english,
    "Price drop! Condos in Pattaya\nDusit Grand 1BR 35 sqm 3,300,000\nArcadia Beach 1 bedroom 35 sq.m 2,690,000",
    [2, 0],
  ],
  [
    "Thai",
    thai,
    "ลดราคา คอนโดพัทยา ขาย\n1) เซ็นทริค ซี 2นอน 54 ตรม ราคา 3.29 ล้าน\n2) ลุมพินี พาร์คบีช ชั้น 12 35 ตร.ม. 1 นอน ราคา 1,790,000 บาท\nโทร 0812345678",
    [3, 0],
  ],
])(
  "A home of an %s post is found again with a new price, in another place and under another headline",
  (_, first, later, places) => {
    expect(ids(later)).toEqual(places.map((at) => ids(first)[at]));
  },
);

test.each([
  [
    "Condos for sale in Pattaya\n1BR 35 sqm 2,890,000\n2BR 60 sqm 3,900,000",
    "1BR 35 sqm",
    "2,890,000",
    "1,900,000",
  ],
  [
    "ขายคอนโดพัทยา\nห้องมุม ชั้น 5 26 ตร.ม. ราคา 1,290,000 บาท\nชั้น 9 35 ตร.ม. ราคา 1,990,000 บาท",
    "26 ตร.ม",
    "1,290,000",
    "990,000",
  ],
])(
  "Lines that name nothing and stand under a headline that names nothing are new homes at another price: %s",
  (text, line, price, other) => {
    const [headline = ""] = text.split("\n");
    expect(titles(text)[0]).toContain(`${headline} – `);
    expect(titles(text)[0]).toContain(line);
    expect(ids(text.replace(price, other))[0]).not.toBe(ids(text)[0]);
    expect(ids(text.replace(price, other))[1]).toBe(ids(text)[1]);
  },
);

test("Praise behind a measure names no home", () => {
  const post = (price: string) =>
    `Condos for sale in Pattaya\n1BR 35 sqm huge balcony ${price}\n2BR 60 sqm quiet side 3,900,000`;
  expect(sharedIds(post("2,890,000"), post("1,900,000"))).toHaveLength(1);
});

test("Under a headline that names the building a floor or a unit tells its homes apart, and a size alone does not", () => {
  const post = (first: string) => `คอนโดให้เช่า ลุมพินี จอมเทียน\n${first}\nห้อง 35 ตร.ม. ชั้น 9 เช่า 11,000 บาท/เดือน`;
  const sharesFirst = (one: string, other: string) => ids(post(one))[0] === ids(post(other))[0];
  expect(titles(post("ห้อง 26 ตร.ม. ชั้น 5 เช่า 7,500 บาท/เดือน"))[0]).toBe(
    "คอนโดให้เช่า ลุมพินี จอมเทียน – ห้อง 26 ตร.ม. ชั้น 5",
  );
  expect(sharesFirst("ห้อง 26 ตร.ม. ชั้น 5 เช่า 7,500 บาท/เดือน", "ห้อง 26 ตร.ม. ชั้น 5 เช่า 7,900 บาท/เดือน")).toBe(
    true,
  );
  expect(
    sharesFirst("ห้อง 1205 26 ตร.ม. 1 นอน เช่า 7,500 บาท/เดือน", "ห้อง 1205 26 ตร.ม. 1 นอน เช่า 7,900 บาท/เดือน"),
  ).toBe(true);
  expect(sharesFirst("ห้อง 26 ตร.ม. 1 นอน เช่า 7,500 บาท/เดือน", "ห้อง 26 ตร.ม. 1 นอน เช่า 7,900 บาท/เดือน")).toBe(
    false,
  );
});

test.each([
  ["unit", "Arcadia Beach unit 1205 1BR 35 sqm 2,890,000", "Arcadia Beach unit 803 1BR 35 sqm 2,890,000"],
  ["telephone", `${english}\nCall 081-234-5678`, `${english}\nCall 089-876-5432`],
  ["town", "Riviera Wongamat condo 1BR 35 sqm 2,890,000", "Riviera Jomtien condo 1BR 35 sqm 2,890,000"],
])("Homes of another %s are others", (_, one, other) => {
  expect(sharedIds(one, other)).toEqual([]);
});

test.each([
  [
    "Condo for sale in Pattaya",
    "Arcadia Beach 1BR 35 sqm 2,890,000",
    "Unixx 1BR 35 sqm 1,900,000",
    "Arcadia Beach 1BR 35 sqm",
  ],
  [
    "ขายคอนโดพัทยา",
    "ลุมพินี พาร์คบีช 1 นอน 35 ตร.ม. 1.89 ล้าน",
    "เอสปานา 1 นอน 35 ตร.ม. 1.5 ล้าน",
    "ลุมพินี พาร์คบีช 1 นอน 35 ตร.ม",
  ],
])(
  "A post of one home below a headline that names nothing is named by the next line too: %s",
  (headline, line, other, name) => {
    expect(titles(`${headline}\n${line}`)).toEqual([`${headline} – ${name}`]);
    expect(sharedIds(`${headline}\n${line}`, `${headline}\n${other}`)).toEqual([]);
  },
);

test("A post of one home that names nothing is a new home at another price", () => {
  const post = (price: string) => `Condo for sale in Pattaya\n1BR 35 sqm, sea view\n${price}`;
  expect(sharedIds(post("2,890,000"), post("1,900,000"))).toEqual([]);
  expect(ids(`${post("2,890,000")}\nCall me`)).toEqual(ids(post("2,890,000")));
});

test("A home that nothing tells from others, not even a price, is known by its words alone", () => {
  expect(ids("Condo for sale in Pattaya, 1 bedroom 35 sqm, floor 5, price on request")).toEqual([null]);
});

test.each([
  "Condos for sale in Pattaya\nArcadia Beach\n1BR 35 sqm 2,890,000\n\nDusit Grand\n1BR 35 sqm 3,500,000\nCall 081-234-5678",
  "Arcadia Beach\n1BR 35 sqm 2,890,000\nDusit Grand\n1BR 35 sqm 3,500,000",
])("A name on the line above a home is its own: %s", (text) => {
  expect(titles(text)).toEqual(["Arcadia Beach", "Dusit Grand"]);
  expect(ids(text.replace("3,500,000", "3,300,000"))).toEqual(ids(text));
});

test("A post in Thai whose homes stand below their names keeps them apart", () => {
  expect(
    titles("ขายคอนโดพัทยา\nลุมพินี พาร์คบีช\nชั้น 12 35 ตร.ม. ราคา 1.89 ล้าน\nเอสปานา\nชั้น 3 30 ตร.ม. ราคา 1.5 ล้าน"),
  ).toEqual(["ลุมพินี พาร์คบีช", "เอสปานา"]);
});

test.each([
  ["English without a headline", "\nArcadia Beach 1BR 35 sqm 2,890,000\nArcadia Beach 1BR 35 sqm 3,100,000"],
  [
    "English",
    "Condos for sale in Pattaya\nArcadia Beach 1BR 35 sqm 2,890,000\nArcadia Beach 1BR 35 sqm 3,100,000",
  ],
  [
    "Thai",
    "ขายคอนโดพัทยา\n1. เอสปานา 1 นอน 35 ตร.ม. ราคา 2,890,000 บาท\n2. เอสปานา 1 นอน 35 ตร.ม. ราคา 3,100,000 บาท",
  ],
])("Homes of a post in %s that only their prices tell apart are known by them", (_, text) => {
  expect(new Set(ids(text)).size).toBe(2);
  expect(
    sharedIds(text, text.split("\n").toSpliced(1, 1).join("\n").replace("3,100,000", "2,990,000")),
  ).toEqual([]);
  expect(sharedIds(text, text.replace("2,890,000", "2,790,000"))).toEqual([ids(text)[1]]);
});

test.each(["1. ", "1) ", "(1) ", "1️⃣ ", "• "])("The mark %sof a list is no part of a name", (mark) => {
  expect(titles(english.replace("Arcadia", `${mark}Arcadia`))[0]).toBe("Arcadia Beach 1BR 35 sqm");
  expect(ids(english.replace("Arcadia", `${mark}Arcadia`))).toEqual(ids(english));
});

test("The description has the own lines first, and no sign between them and those of all", () => {
  expect(read(thai)[0]?.description).toBe(
    "1. ลุมพินี พาร์คบีช ชั้น 12 ขนาด 35 ตร.ม. 1 ห้องนอน ราคา 1,890,000 บาท\nขายคอนโดพัทยา รวม 4 ห้อง\nสนใจโทร 081-234-5678 คุณนก",
  );
});
