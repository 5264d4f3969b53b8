import * as v from "valibot";
import { expect, test } from "vitest";
import { listingChangesSchema } from "../../../domain/listings/listing-fields.ts";
import { draftOfOffer } from "../../../domain/offers/draft-of-offer.ts";
import { deals, homeKinds, namesHeld } from "../../../domain/offers/offer-choices.ts";
import { readOfferAnswers } from "../../../domain/offers/offer-fields.ts";

const sent = {
  deal: "sell",
  homeKind: "condo",
  building: " Talay Thong ",
  size: "34,5",
  bedrooms: "0",
  wish: "2,900,000",
};
function draftOf(more: object = {}) {
  const offer = readOfferAnswers({ ...sent, ...more });
  if (!offer) throw new Error("not readable");
  return draftOfOffer(offer);
}

test("An offer becomes a draft of the fitting type with its facts", () => {
  expect(draftOf({ heldIn: "foreign-quota", titleDeed: "yes" })).toMatchObject({
    title: "Studio condo, 34.5 sqm, Talay Thong",
    property_type: "condo-for-sale",
    status: ["for-sale"],
    condo_name: "Talay Thong",
    square_meters: 34.5,
    bedrooms: 0,
    bathrooms: null,
    price: 2_900_000,
    tenure: "foreign-quota",
    ownership_claimed: ["foreign-quota", "title-deed"],
  });
  expect(draftOf({ deal: "let", wish: "18000", bedrooms: "2" })).toMatchObject({
    title: "2-bedroom condo, 34.5 sqm, Talay Thong",
    property_type: "condo-for-rent",
    monthly_rental_price: 18_000,
    tenure: null,
  });
});

test("Every combination is one that the editor takes", () => {
  for (const deal of deals)
    for (const homeKind of homeKinds)
      for (const heldIn of ["", ...namesHeld])
        for (const wish of ["", "0", "1500000"]) {
          const draft = draftOf({ deal, homeKind, heldIn, wish, titleDeed: "yes" });
          expect([deal, homeKind, heldIn, wish, v.safeParse(listingChangesSchema, draft).issues]).toEqual([
            deal,
            homeKind,
            heldIn,
            wish,
            undefined,
          ]);
        }
});

test("What was stored is read again, and what is no offer is not", () => {
  const offer = readOfferAnswers(sent);
  expect(readOfferAnswers(JSON.parse(JSON.stringify(offer)))).toEqual(offer);
  expect(readOfferAnswers({ message: "hello" })).toBeUndefined();
  for (const size of ["", "abc", "3", "99999", "Infinity"])
    expect([size, readOfferAnswers({ ...sent, size })]).toEqual([size, undefined]);
});
