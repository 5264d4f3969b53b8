/** The scorer's own judgement: the truth is right in every field, and each kind of slip is wrong in its own. */
import { expect, test } from "vitest";
import { drawHomePage, type HomePage } from "../../bench/corpus/draw-page.ts";
import { isSamePlace, isSameTitle } from "../../bench/corpus/score/same-text.ts";
import { type Reading, scoreReading } from "../../bench/corpus/score/score-reading.ts";
import { extractPage } from "../../scraper/extract/extract-page.ts";

type Listing = NonNullable<Reading["listing"]>;

/** A condo for sale at a stated price. */
const page = firstPage(({ truth: { home } }) => home.deal === "sale" && !home.isGone && !home.isOnRequest);

function firstPage(fits: (page: HomePage) => boolean): HomePage {
  for (let number = 0; number < 200; number++) {
    const drawn = drawHomePage(4, number);
    if (drawn.made === "json-ld-listing" && fits(drawn)) return drawn;
  }
  throw new Error("No such page among the first 200");
}

function readAs(changes: Partial<Listing>): Reading {
  const reading = extractPage(page.html, { url: page.url });
  if (reading.listing === null) throw new Error("This page is read as a home");
  const { truth } = page;
  const { home } = truth;
  return {
    ...reading,
    listing: {
      ...reading.listing,
      title: truth.title,
      price: home.price,
      monthlyRentalPrice: null,
      currency: truth.currency,
      status: ["for-sale"],
      type: home.kind === "house" ? "house-for-sale" : "condo-for-sale",
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      rooms: home.rooms,
      squareMeters: truth.areaUnit === "sqft" ? home.area / 10.7639 : home.area,
      city: home.place.city,
      images: truth.pictures.map((id) => `https://pictures.example/${id}.jpg`),
      ...changes,
    },
  };
}

function wrongFields(changes: Partial<Listing>): string[] {
  return scoreReading(page, readAs(changes))
    .filter(({ field, isRight }) => !isRight && field !== "finance")
    .map(({ field }) => field);
}

test("The truth is right in every field", () => {
  expect(wrongFields({})).toEqual([]);
});

test("A page that is not taken for a home is wrong in every field", () => {
  const scores = scoreReading(page, { isListing: false, reason: "error-page", listing: null, fields: {} });
  expect(scores.filter(({ isRight }) => isRight)).toEqual([]);
});

test("Each slip is wrong in its own field", () => {
  const { price } = page.truth.home;
  expect(wrongFields({ price: Number(price) * 1.2 })).toEqual(["price"]);
  expect(wrongFields({ price: null })).toEqual(["price"]);
  expect(wrongFields({ currency: "XXX" })).toEqual(["currency"]);
  expect(wrongFields({ status: ["sold"] })).toEqual(["status"]);
  expect(wrongFields({ status: ["for-sale", "for-rent"] })).toEqual(["deal", "status"]);
  expect(wrongFields({ squareMeters: 12_345 })).toEqual(["area"]);
  expect(wrongFields({ title: page.truth.home.place.city })).toEqual(["title"]);
  expect(wrongFields({ city: "Level 5", address: null, condoName: null })).toEqual(["place"]);
});

test("A picture of another home is wrong, and so is one of many", () => {
  const own = page.truth.pictures.map((id) => `https://pictures.example/${id}.jpg`);
  expect(wrongFields({ images: [...own, "https://pictures.example/another.jpg"] })).toEqual(["pictures"]);
  expect(wrongFields({ images: own.slice(0, 1) })).toEqual(["pictures"]);
});

test("Finance offered by the owner goes with a sale", () => {
  expect(wrongFields({ status: ["finance-available"] })).toEqual([]);
  expect(wrongFields({ status: ["for-sale", "finance-available"] })).toEqual([]);
});

test("Titles are the same with a site's name behind them, and in writing without spaces", () => {
  expect(isSameTitle("ขายคอนโด จอมเทียน 2 ห้องนอน", "ขายคอนโด จอมเทียน 2 ห้องนอน | พัทยาบ้านสวย")).toBe(true);
  expect(isSameTitle("中天2室公寓出售", "芭提雅别墅出租")).toBe(false);
  expect(isSameTitle("Condo for sale in Jomtien", "Detail")).toBe(false);
});

test("A place may be spelt in any of its languages", () => {
  expect(isSamePlace(["Jomtien", "จอมเทียน"], "ต.หนองปรือ จอมเทียน")).toBe(true);
  expect(isSamePlace(["Jomtien", "จอมเทียน"], "Phuket")).toBe(false);
});
