import { expect, test } from "vitest";
import { type ListingStatus, propertyTypes } from "../../../domain/listings/listing.ts";
import { adjustStatus, contradictsItself, fitsItsType, readOffer } from "../../../domain/listings/offer.ts";

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
  expect(offerOf(["rented", "for-rent"])).toMatchObject({ gone: "rented", isForRent: false });
  expect(offerOf(["rented", "for-sale"])).toMatchObject({ gone: null, isForSale: true, isForRent: false });
});

test("A status contradicts itself when something gone is offered", () => {
  expect(contradictsItself(["sold", "finance-available"])).toBe(true);
  expect(contradictsItself(["rented", "for-rent"])).toBe(true);
  expect(contradictsItself(["rented", "for-sale"])).toBe(false);
  expect(contradictsItself(["for-sale", "for-rent"])).toBe(false);
});

test("A rental is never for sale, and what is for sale is more than for rent", () => {
  expect(fitsItsType(["for-rent"], "condo-for-rent")).toBe(true);
  expect(fitsItsType(["for-sale"], "condo-for-rent")).toBe(false);
  expect(fitsItsType(["sold"], "house-for-rent")).toBe(false);
  expect(fitsItsType(["for-sale", "for-rent"], "condo-for-sale")).toBe(true);
  expect(fitsItsType(["for-rent"], "condo-for-sale")).toBe(false);
  expect(fitsItsType(["for-sale"], "condo-with-finance")).toBe(false);
  expect(fitsItsType(["sold"], "condo-with-finance")).toBe(true);
});

test("Another type takes the offer along as far as it can, and always agrees with it", () => {
  expect(adjustStatus(["for-sale", "for-rent"], "condo-for-rent")).toEqual(["for-rent"]);
  expect(adjustStatus(["for-sale"], "condo-with-finance")).toEqual(["for-sale", "finance-available"]);
  expect(adjustStatus(["sold"], "house-for-rent")).toEqual(["for-rent"]);
  expect(adjustStatus(["sold"], "house-for-sale")).toEqual(["sold"]);
  const statuses: ListingStatus[][] = [
    ["for-sale"],
    ["for-rent"],
    ["rented"],
    ["sold"],
    ["for-sale", "rented"],
  ];
  for (const type of propertyTypes)
    for (const status of statuses) {
      const adjusted = adjustStatus(status, type);
      expect([type, adjusted, fitsItsType(adjusted, type), contradictsItself(adjusted)]).toEqual([
        type,
        adjusted,
        true,
        false,
      ]);
    }
});
