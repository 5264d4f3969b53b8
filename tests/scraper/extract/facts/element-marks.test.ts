import { expect, test } from "vitest";
import { readMarks } from "../../../../scraper/extract/facts/element-marks.ts";

test("An element's hint names its classes first, then its ids, in whatever order they are written", () => {
  const { hint } = readMarks({ "data-qa": "asked", id: "main", class: "price big", "data-testid": "" });
  expect(hint).toBe("price big main asked");
});

test("Attributes are told apart by what they carry", () => {
  const state = `{"home":${JSON.stringify({ title: "A condo by the sea", price: 2_500_000, beds: 2 })}}`;
  const { data, opensItem, isNamed } = readMarks({
    itemscope: "",
    "data-page": state,
    "data-cur_lat": "12.93",
    "data-lng": "100.88",
    "data-map-center": "12.93, 100.88",
    "data-background": `https://pictures.example/${"a".repeat(80)}.jpg`,
    "data-marker": "x".repeat(80),
    title: "A title",
  });
  expect(data.map(({ role, name }) => [role, name])).toEqual([
    ["state", "data-page"],
    ["latitude", "data-cur_lat"],
    ["longitude", "data-lng"],
    ["place", "data-map-center"],
    ["picture", "data-background"],
  ]);
  expect([opensItem, isNamed]).toEqual([true, false]);
});

test("What is said of an element is its label, and its title where it has none", () => {
  expect(readMarks({ title: "2 bedrooms" }).spoken).toBe("2 bedrooms");
  expect(readMarks({ title: "2 bedrooms", "aria-label": "" }).spoken).toBe("");
  expect(readMarks({}).spoken).toBeUndefined();
});
