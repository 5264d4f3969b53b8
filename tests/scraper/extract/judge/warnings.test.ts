import { expect, test } from "vitest";
import { extractPage } from "../../../../scraper/extract/extract-page.ts";

const warningsOf = (offer: string, price: string, size = "60 m²") => {
  const extraction = extractPage(
    `<h1>2 bedroom condo ${offer}</h1><div class="price">${price}</div><ul><li>2 bedrooms</li><li>${size}</li></ul>`,
    { url: "https://homes.example/1" },
  );
  return extraction.isListing ? extraction.warnings : extraction.refusal.code;
};

test.each([
  ["for sale", "฿3,100,000", "60 m²", []],
  ["for rent", "฿15,000 / month", "60 m²", []],
  ["for rent", "A$470,000 / month", "60 m²", ["rent-unlikely", "price-by-area-unlikely"]],
  ["for sale", "฿21,600", "60 m²", ["price-unlikely", "price-by-area-unlikely"]],
  ["for sale", "฿66,812,345,678", "60 m²", ["price-unlikely", "price-by-area-unlikely"]],
  ["for sale", "฿3,100,000", "6 m²", ["size-unlikely"]],
])("A home %s for %s with %s warns of: %j", (offer, price, size, warnings) => {
  expect(warningsOf(offer, price, size)).toEqual(warnings);
});
