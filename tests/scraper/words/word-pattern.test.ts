import { describe, expect, test } from "vitest";
import { anyOf, onlyOf, patternOf } from "../../../scraper/words/word-pattern.ts";

const rooms = { en: "<bed(room)?s?>", de: "schlafzimmer…", ru: "<спал(ьни|ен)>", th: "(bed)?ห้องนอน" };

describe("Words are found in texts of any script", () => {
  const found = anyOf(rooms);
  test.each([
    ["2 Bedrooms", 2],
    ["Köln: 2 SCHLAFZIMMER", 8],
    ["2 спальни, 1 bed", 2],
    ["1 bed, 2 спальни", 2],
    ["2ห้องนอน", 1],
    ["2 salons", -1],
  ])("%s", (text, at) => expect(text.search(found)).toBe(at));

  test("A word may stand between letters of another script only where its line allows it", () => {
    expect(anyOf({ en: "<sold>" }).test("ขายsold")).toBe(
      new RegExp(String.raw`\bsold\b`, "iu").test("ขายsold"),
    );
    expect("Café étage".search(anyOf({ fr: "<é" }))).toBe(5);
    expect(anyOf({ ru: "сдан…" }).exec("Сдано вчера")?.[0]).toBe("Сдано");
  });
});

test("A pattern around the words holds for every script, whatever of Unicode it asks for", () => {
  const price = patternOf(
    [{ en: "price", th: "ราคา" }],
    (words) => String.raw`^\P{L}*(?:${words})\s?[\p{Sc}\p{L}]`,
  );
  for (const text of ["💰 Price €", "ราคา ฿", "— price of"])
    expect([text, price.test(text)]).toEqual([text, true]);
  expect(price.test("the price €")).toBe(false);
});

test("Words of other scripts alone are in no Latin text", () => {
  const sold = onlyOf({ th: "ขายแล้ว", zh: "已售" });
  expect(["ขายแล้ว", "已售", "Sold", ""].map((text) => sold.test(text))).toEqual([true, true, false, false]);
});
