import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";

const shell = (body: string) =>
  `<html lang="en-US"><title>Oak Court 2B</title><body><h1>Oak Court 2B</h1>${body}</body></html>`;

test("One element whose attributes describe a home is the page's home", () => {
  const html = shell('<section data-beds="2" data-baths="1" data-rent="$1,495" data-sqft="900"></section>');
  const { listing } = extractPage(html, { url: "https://homes.example/oak-court" });
  expect(listing).toMatchObject({
    price: 1495,
    currency: "USD",
    bedrooms: 2,
    bathrooms: 1,
    squareMeters: 83.61,
  });
});

test("Several such elements are a list's cards", () => {
  const card = (beds: number) => `<div data-beds="${beds}" data-baths="1" data-rent="$1,${beds}95"></div>`;
  expect(
    extractPage(shell(card(1) + card(2) + card(3)), { url: "https://homes.example/" }).listing,
  ).toBeNull();
});

test("Hidden inputs are a home's only if they say where or which it is", () => {
  const asked = `<input type="hidden" name="Price" value="300000"><input type="hidden" name="Bedrooms" value="2">
    <input type="hidden" name="SquareFeet" value="1000">`;
  const placed = `<input type="hidden" id="lat" value="35.4676"><input type="hidden" id="lng" value="-97.5164">`;
  expect(extractPage(shell(asked), { url: "https://homes.example/search" }).listing).toBeNull();
  expect(extractPage(shell(asked + placed), { url: "https://homes.example/1" }).listing).toMatchObject({
    price: 300_000,
    bedrooms: 2,
    latitude: 35.4676,
  });
});
