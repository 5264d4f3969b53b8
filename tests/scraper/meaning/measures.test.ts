import { expect, test } from "vitest";
import { readArea } from "../../../scraper/meaning/area.ts";
import { readNumber } from "../../../scraper/meaning/number.ts";
import { findArea } from "../../../scraper/extract/normalise/find-area.ts";
import { readCoordinates } from "../../../scraper/meaning/place.ts";
import { monthlyRent, readPrice } from "../../../scraper/meaning/price.ts";
import { readCount, readRooms } from "../../../scraper/meaning/rooms.ts";
import { readKind, readOffer } from "../../../scraper/meaning/kind-and-offer.ts";

test("Numbers are read with any country's separators", () => {
  const read = [
    "1.618.200,00",
    "1,395,000",
    "1 395 000",
    "1'200'000",
    "1,23,45,678",
    "61,53",
    "61.53",
    "950.000",
    "0.5",
    "84,4",
  ];
  expect(read.map(readNumber)).toEqual([
    1618200, 1395000, 1395000, 1200000, 12345678, 61.53, 61.53, 950000, 0.5, 84.4,
  ]);
});

test("What stands behind the end of a price range is said of its beginning", () => {
  const ranges: [string, number, string | null, string][] = [
    ["3.5 - 4.5 ล้านบาท", 3_500_000, "THB", "total"],
    ["฿3.5 – 4.5M", 3_500_000, "THB", "total"],
    ["฿2.5M - 3.5M", 2_500_000, "THB", "total"],
    ["from 2,500,000 to 3,500,000 THB", 2_500_000, "THB", "total"],
    ["Preis: 250.000 bis 300.000 €", 250_000, "EUR", "total"],
    ["THB 20,000 - 25,000 / month", 20_000, "THB", "month"],
    ["€1.000 - 1.200 / Monat", 1_000, "EUR", "month"],
  ];
  for (const [text, amount, currency, period] of ranges) {
    expect([text, readPrice(text)]).toEqual([text, { amount, currency, period, isFrom: true }]);
  }
  // A sale and its rent.
  expect(readPrice("฿2.5M - 25,000 / month")).toMatchObject({
    amount: 2_500_000,
    period: "total",
    isFrom: false,
  });
  expect(readPrice("Building 2 - 3.5M THB", { needsCurrency: true })?.amount).toBe(3_500_000);
});

test("Prices carry currency, scale and period", () => {
  const prices: [string, number, string | null, string][] = [
    ["฿3.5M", 3_500_000, "THB", "total"],
    ["3,500,000 บาท", 3_500_000, "THB", "total"],
    ["๓.๒ ล้านบาท", 3_200_000, "THB", "total"],
    ["350万泰铢", 3_500_000, "THB", "total"],
    ["28,000 THB / month", 28_000, "THB", "month"],
    ["£350 pw", 350, "GBP", "week"],
    ["1 250 € par mois", 1250, "EUR", "month"],
    ["R 1 395 000", 1_395_000, "ZAR", "total"],
    ["Rs 45 Lac", 4_500_000, "INR", "total"],
    ["MN 1,500,000", 1_500_000, "MXN", "total"],
    ["4 500 000 руб.", 4_500_000, "RUB", "total"],
    ["1,2 Mio €", 1_200_000, "EUR", "total"],
    ["US$ 98,000", 98_000, "USD", "total"],
    ["from ฿2,900,000", 2_900_000, "THB", "total"],
  ];
  for (const [text, amount, currency, period] of prices) {
    expect([text, readPrice(text)]).toEqual([text, expect.objectContaining({ amount, currency, period })]);
  }
  expect(readPrice("from ฿2,900,000")?.isFrom).toBe(true);
  expect(readPrice("฿3M – ฿5M")?.isFrom).toBe(true);
  expect(readPrice("฿95,000 / sqm")).toBeNull();
  expect(readPrice("฿90,000 - 95,000 per sqm")).toBeNull();
  expect(readPrice("2 bedrooms", { needsCurrency: true })).toBeNull();
});

test("Rents become a month's", () => {
  expect(monthlyRent({ amount: 350, currency: "GBP", period: "week", isFrom: false })).toBe(1516.67);
  expect(monthlyRent({ amount: 120_000, currency: "THB", period: "year", isFrom: false })).toBe(10_000);
  expect(monthlyRent({ amount: 2000, currency: "THB", period: "night", isFrom: false })).toBeNull();
});

test("Areas come in square metres, Thai land added up", () => {
  const areas: [string, number | null][] = [
    ["48 sqm", 48],
    ["48 m²", 48],
    ["1,228 sqft", 114.08],
    ["52 ตร.ม.", 52],
    ["100 ตร.ว.", 400],
    ["1 ไร่ 2 งาน 30 ตร.ว.", 2520],
    ["2-1-50 ไร่", 3800],
    ["65,4 кв. м", 65.4],
    ["61平方米", 61],
    ["200 Sq. Yards", 167.23],
    ["2 bedrooms", null],
  ];
  for (const [text, area] of areas) expect([text, readArea(text)]).toEqual([text, area]);
});

test("Rooms are counted in the languages of the sites", () => {
  const beds = [
    "2 Beds",
    "ห้องนอน 2",
    "2 спальни",
    "2 chambres",
    "卧室 2",
    "2 BHK",
    "two bedrooms",
    "2 Schlafzimmer",
  ];
  for (const text of beds) expect([text, readRooms("bedrooms", text)]).toEqual([text, 2]);
  expect(readRooms("rooms", "2,5 Zimmer")).toBe(2.5);
  expect(readRooms("bathrooms", "3 salles de bains")).toBe(3);
  expect(readCount("2561")).toBeNull();
});

test("What is named first decides kind and offer", () => {
  expect(readKind("House for sale near the office")).toBe("house");
  expect(readKind("ขายคอนโด")).toBe("condo");
  expect(readOffer("Apartment to rent")).toBe("rent");
  expect(readOffer("Продажа квартиры")).toBe("sale");
});

test("A place is known by its name or by its coordinates, and 0,0 is no place", () => {
  expect(findArea("Condo in Na Jomtien", null)).toBe("na-jomtien");
  expect(findArea("Somewhere", { latitude: 12.917, longitude: 100.868 })).toBe("pratumnak");
  expect(findArea("Somewhere", { latitude: 51.3, longitude: 12.3 })).toBeNull();
  expect(readCoordinates("0", "0")).toBeNull();
  expect(readCoordinates("12.9", "100,88")).toEqual({ latitude: 12.9, longitude: 100.88 });
});

test("Two scales in a row are one amount where people write so, and a word for millions may name the currency", () => {
  const read = (text: string) => {
    const price = readPrice(text, { needsCurrency: true });
    return price && [price.amount, price.currency];
  };
  expect(read("1亿2500万元")).toEqual([125_000_000, "CNY"]);
  expect(read("2.3 ลบ.")).toEqual([2_300_000, "THB"]);
  expect(read("฿3.5M 20K deposit")).toEqual([3_500_000, "THB"]);
  expect(read("١٬٢٥٠٬٠٠٠ درهم")).toEqual([1_250_000, "AED"]);
  // People, not money.
  expect(read("ประชากร 5 ล้านคน")).toBeNull();
});

test("A letter beyond ASCII ends no word: a month is no metre, and prices may begin in Russian", () => {
  expect(readPrice("8 500 ฿ в месяц")).toMatchObject({ amount: 8500, period: "month" });
  expect(readPrice("от 8,2 млн ₽")).toMatchObject({ amount: 8_200_000, isFrom: true });
});

test("Distances are no bathrooms and no money", () => {
  expect(readRooms("bathrooms", "There are three within 4 km.")).toBeNull();
  expect(readPrice("There are three within 4 km.", { needsCurrency: true })).toBeNull();
});

test("Counts are read in words, halves and quarters", () => {
  expect(readRooms("bedrooms", "Es hat drei Schlafzimmer")).toBe(3);
  expect(readRooms("bathrooms", "3 bedrooms, 2 1/2 baths")).toBe(2.5);
  expect(readCount("1.75")).toBe(1.75);
  expect(readCount("×2")).toBe(2);
});

test("Chinese counts rooms in its own figures, with and without a counter", () => {
  for (const text of ["两室一厅一卫", "2房1卫", "2居", "2间卧室", "2 个卧室", "二室公寓出售"])
    expect([text, readRooms("bedrooms", text)]).toEqual([text, 2]);
  for (const text of ["三房两卫", "2个浴室", "2间卫生间", "双卫"])
    expect([text, readRooms("bathrooms", text)]).toEqual([text, 2]);
  for (const text of ["第一房产", "5房产证"])
    expect([text, readRooms("bedrooms", text)]).toEqual([text, null]);
});

test("A home's name counts its rooms", () => {
  expect(readRooms("rooms", "Двухкомнатная квартира")).toBe(2);
  expect(readRooms("rooms", "3-к. квартира, 74 м²")).toBe(3);
});
