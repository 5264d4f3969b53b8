import { expect, test } from "vitest";
import type { Locale } from "../../../domain/languages/locales.ts";
import { writeListingQuery } from "../../../domain/listings/query/write-listing-query.ts";
import { leadWordsOf } from "../../../domain/search/leads/shipped-words.ts";
import { readSearch } from "../../../domain/search/read-search.ts";

const read = (typed: string, locale: Locale = "en") => {
  const { query, rest } = readSearch(typed, { language: locale, leads: leadWordsOf(locale) });
  return [writeListingQuery(query), rest];
};

test.each([
  ["under 30k", "?maxMonthly=30000"],
  ["20-30k", "?maxMonthly=30000&minMonthly=20000"],
  ["2.5 to 3 million", "?maxPrice=3000000&minPrice=2500000"],
  ["$100,000", "?currency=USD&maxPrice=100000"],
  ["over 3m", "?minPrice=3000000"],
  ["3 million or more", "?minPrice=3000000"],
  ["60 sqm", "?minSize=60"],
  ["under 40 m2", "?maxSize=40"],
  ["for rent 45000", "?maxMonthly=45000&status=for-rent"],
])("The amount of %j is read", (typed, query) => {
  expect(read(typed)).toEqual([query, ""]);
});

test.each<[Locale, string, string]>([
  ["de", "2-Zimmer-Wohnung", "?bedrooms=1&type=condo"],
  ["fr", "T3 Jomtien", "?area=jomtien&bedrooms=2"],
  ["ru", "2-комнатная", "?bedrooms=2"],
  ["zh", "两室", "?bedrooms=2"],
  ["th", "2 ห้องนอน", "?bedrooms=2"],
  ["en", "two-bedroom", "?bedrooms=2"],
  ["en", "studio", "?bedrooms=0"],
])("Rooms are counted as readers of %s count them: %s", (locale, typed, query) => {
  expect(read(typed, locale)).toEqual([query, ""]);
});

test.each<[Locale, string, string]>([
  ["en", "2 bed 2 bath condo", "?bathrooms=2&bedrooms=2&type=condo"],
  ["de", "3 Schlafzimmer 2 Bäder", "?bathrooms=2&bedrooms=3"],
  ["fr", "2 chambres 2 salles de bains", "?bathrooms=2&bedrooms=2"],
  ["ru", "2 спальни 2 ванные", "?bathrooms=2&bedrooms=2"],
  ["zh", "两室两卫", "?bathrooms=2&bedrooms=2"],
  ["th", "2นอน2น้ำ", "?bathrooms=2&bedrooms=2"],
])("Bathrooms are counted in %s: %s", (locale, typed, query) => {
  expect(read(typed, locale)).toEqual([query, ""]);
});

test("A bath without a number is a word like others", () => {
  expect(read("bath tub jomtien")).toEqual(["?area=jomtien", "bath tub"]);
});

test.each<[Locale, string, string]>([
  ["zh", "月租1万5", "?maxMonthly=15000&status=for-rent"],
  ["zh", "1万5千以内 出租", "?maxMonthly=15000&status=for-rent"],
  ["th", "ไม่เกิน 2ล้าน5", "?maxPrice=2500000"],
  ["th", "2 ล้าน 5 แสนบาท", "?maxPrice=2500000"],
  ["th", "2 ล้าน 1 ห้องนอน", "?bedrooms=1&maxPrice=2000000"],
  ["en", "2 million 500 thousand baht", "?maxPrice=2500000"],
  ["en", "3 million 5 star", "?maxPrice=3000000"],
])("A sum in several parts is one, in %s: %s", (locale, typed, query) => {
  expect(read(typed, locale)[0]).toBe(query);
});

test("A number in a name is no amount", () => {
  expect(read("View Talay 5")).toEqual(["", "view talay 5"]);
});

test("Words of another language than the page's are read too", () => {
  expect(read("студия джомтьен", "de")).toEqual(["?area=jomtien&bedrooms=0", ""]);
});

test("A typing mistake in a name or a kind is understood", () => {
  expect(read("aprtment pratumnac")).toEqual(["?area=pratumnak&type=condo", ""]);
});

test("What is not understood is left over, in order", () => {
  expect(read("tawan bay 2 bed")).toEqual(["?bedrooms=2", "tawan bay"]);
});

test("A hostile text takes no time and becomes no query of its own", () => {
  const started = performance.now();
  for (const hostile of [
    "1 ".repeat(5000),
    "นอ".repeat(5000),
    "-".repeat(9000),
    "9".repeat(9000),
    "2 bed ".repeat(2000),
  ]) {
    read(hostile);
  }
  expect(performance.now() - started).toBeLessThan(1000);
  expect(read("'; drop table listings; --")[0]).toBe("");
});

test.each<[Locale, string, string]>([
  ["en", "200000 down", ""],
  ["en", "200,000 baht down payment", ""],
  ["en", "deposit of $10,000", ""],
  ["en", "1 bed 200k down 20000 a month", "bedrooms=1&maxMonthly=20000&"],
  ["en", "condo under 3 million with 200k down", "maxPrice=3000000&type=condo&"],
  ["th", "ดาวน์ 200000", ""],
  ["th", "เงินดาวน์ 2 แสนบาท", ""],
  ["zh", "首付20万", ""],
  ["ru", "первый взнос 200 000 бат", ""],
  ["de", "200.000 Baht Anzahlung", ""],
  ["fr", "200 000 bahts d’apport", ""],
])("What is paid at first is no price, in %s: %s", (locale, typed, others) => {
  const [search, rest] = read(typed, locale);
  const expected = new URLSearchParams(`${others}status=finance-available`);
  expected.sort();
  expect([search, rest]).toEqual([`?${expected}`, ""]);
});

test("A home to rent with a deposit is not one with finance", () => {
  expect(read("for rent, deposit 40000")).toEqual(["?status=for-rent", ""]);
});

test("“Down” without an amount stays a word", () => {
  expect(read("low down payment")).toEqual(["", "low down payment"]);
  expect(read("低首付", "zh")).toEqual(["", "低首付"]);
});

test.each<[Locale, string, string, string]>([
  ["th", "หาดจอมเทียน", "?area=jomtien", ""],
  ["th", "หาดวงศ์อมาตย์", "?area=wongamat", ""],
  ["th", "คอนโดชายหาดจอมเทียน", "?area=jomtien&type=condo", ""],
  ["zh", "中天海滩 一房", "?area=jomtien&bedrooms=1", ""],
  ["ru", "пляж Джомтьен", "?area=jomtien", ""],
  ["de", "Strand von Jomtien", "?area=jomtien", ""],
  ["fr", "plage de Jomtien", "?area=jomtien", ""],
  ["th", "หาดสวย", "", "หาดสวย"],
  ["zh", "海滩", "", "海滩"],
])("A beach is a part of its area's name, and else a word, in %s: %s", (locale, typed, query, rest) => {
  expect(read(typed, locale)).toEqual([query, rest]);
});

test.each([
  ["ที่ดินนาเกลือ", "?area=naklua", "ที่ดิน"],
  ["คอนโดมีนาคม", "?type=condo", "มีนาคม"],
  ["หาที่พักจอมเทียน", "?area=jomtien", "ที่พัก"],
  ["ย่านพระตำหนัก", "?area=pratumnak", ""],
  ["บ้านที่มีสระ", "?amenities=private-pool&type=house", ""],
])("A small Thai word is not torn out of a longer one: %s", (typed, query, rest) => {
  expect(read(typed, "th")).toEqual([query, rest]);
});

test("“Pool vila” is a pool villa", () => {
  for (const typed of ["pool villa", "pool vila", "pool vilas", "poolvilla"]) {
    expect(read(typed)).toEqual(["?amenities=private-pool&type=house", ""]);
  }
});

test.each<[Locale, string, string, string]>([
  ["en", "no quota", "", "no quota"],
  ["en", "condo without a pool", "?type=condo", "without pool"],
  ["th", "บ้านไม่มีสระ", "?type=house", "ไม่มีสระ"],
  ["zh", "没有泳池 别墅", "?type=house", "没有泳池"],
  ["ru", "дом без балкона", "?type=house", "без балкона"],
  ["de", "Wohnung ohne Aufzug", "?type=condo", "ohne aufzug"],
  ["fr", "maison sans piscine", "?type=house", "sans piscine"],
  ["en", "no bank", "?status=finance-available", ""],
  ["ru", "не дороже 3 млн", "?maxPrice=3000000", ""],
  ["fr", "appartement pas cher", "?sort=price-up&type=condo", ""],
])("What is not wanted is no filter, in %s: %s", (locale, typed, query, rest) => {
  expect(read(typed, locale)).toEqual([query, rest]);
});
