import { expect, test } from "vitest";
import type { ListingStatus } from "../../../domain/listings/listing.ts";
import { contradictsItself, readOffer } from "../../../domain/listings/offer.ts";

const offerOf = (status: ListingStatus[], price: number | null = 1_000_000) => readOffer({ status, price });

test("Rent-to-own is offered only where the listing says so and has a price", () => {
  expect(offerOf(["for-sale"]).isRentToOwn).toBe(false);
  expect(offerOf(["for-sale", "finance-available"]).isRentToOwn).toBe(true);
  expect(offerOf(["finance-available"], null).isRentToOwn).toBe(false);
  expect(offerOf(["sold", "finance-available"]).isRentToOwn).toBe(false);
});

test("What is sold is not offered, whatever else its status says", () => {
  expect(offerOf(["sold"])).toEqual({ gone: "sold", isForSale: false, isForRent: false, isRentToOwn: false });
  expect(offerOf(["sold", "for-sale", "for-rent"]).gone).toBe("sold");
});

test("A home that is rented can still be for sale", () => {
  expect(offerOf(["rented"]).gone).toBe("rented");
  expect(offerOf(["rented", "for-sale"])).toMatchObject({ gone: null, isForSale: true, isForRent: false });
});

test("A status contradicts itself when something gone is offered", () => {
  expect(contradictsItself(["sold", "finance-available"])).toBe(true);
  expect(contradictsItself(["rented", "for-rent"])).toBe(true);
  expect(contradictsItself(["rented", "for-sale"])).toBe(false);
  expect(contradictsItself(["for-sale", "for-rent"])).toBe(false);
});
