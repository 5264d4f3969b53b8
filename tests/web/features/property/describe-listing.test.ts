import { expect, test } from "vitest";
import type { Property } from "../../../../domain/listings/listing.ts";
import { describeListing } from "../../../../web/features/property/describe-listing.ts";
import { exampleListing } from "../../../example-listing.ts";

function offersOf(change: Partial<Property>) {
  const shown = { name: "Home", summary: "A home", picture: undefined };
  const { offers } = describeListing(exampleListing(1, change), shown, "https://site.example", "en", "Site");
  return offers.map((offer) => ({
    is: offer.businessFunction.split("#")[1],
    availability: offer.availability.split("/").at(-1),
    price: "price" in offer ? offer.price : undefined,
    rent: "priceSpecification" in offer ? offer.priceSpecification?.price : undefined,
  }));
}

const inStock = { availability: "InStock", price: undefined, rent: undefined };
const soldOut = { ...inStock, availability: "SoldOut" };

test("A home for sale and to let has two offers, and a price on request is none", () => {
  const sums = { price: 2_000_000, monthlyRentalPrice: 15_000 };
  expect(offersOf({ ...sums, status: ["for-sale", "for-rent"] })).toEqual([
    { ...inStock, is: "Sell", price: 2_000_000 },
    { ...inStock, is: "LeaseOut", rent: 15_000 },
  ]);
  expect(offersOf({ ...sums, status: ["for-sale"] })).toEqual([{ ...inStock, is: "Sell", price: 2_000_000 }]);
  expect(offersOf({ status: ["for-sale"] })).toEqual([]);
});

test("What is sold or let is sold out, and says no sum, as on its page", () => {
  const sums = { price: 2_000_000, monthlyRentalPrice: 15_000 };
  expect(offersOf({ ...sums, status: ["sold"] })).toEqual([{ ...soldOut, is: "Sell" }]);
  expect(offersOf({ ...sums, status: ["rented"] })).toEqual([{ ...soldOut, is: "LeaseOut" }]);
});
