import { expect, test } from "vitest";
import { grossYield, pricePerSquareMeter } from "../../../domain/listings/measures.ts";
import { exampleListing } from "../../example-listing.ts";

test("A price per square metre needs a price and a size", () => {
  expect(pricePerSquareMeter({ price: 2_450_000, squareMeters: 38 })).toBe(64_474);
  expect(pricePerSquareMeter({ price: null, squareMeters: 38 })).toBeNull();
  expect(pricePerSquareMeter({ price: 2_450_000, squareMeters: null })).toBeNull();
});

test("A gross yield comes only from a rent that the listing states, and only for what can be bought", () => {
  const both = exampleListing(1, {
    price: 2_400_000,
    monthlyRentalPrice: 14_000,
    status: ["for-sale", "for-rent"],
  });
  expect(grossYield(both)).toBe(700);
  expect(grossYield({ ...both, monthlyRentalPrice: null })).toBeNull();
  expect(grossYield({ ...both, status: ["for-rent"] })).toBeNull();
  expect(grossYield({ ...both, status: ["sold"] })).toBeNull();
});
