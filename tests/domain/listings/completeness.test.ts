/** The rules are compared with those in SQL elsewhere; here is where each of them begins. */
import { expect, test } from "vitest";
import { findGaps, rateCompleteness } from "../../../domain/listings/completeness.ts";
import { emptyListing } from "../../../domain/listings/listing-fields.ts";

const gapsOf = (change: object) => findGaps({ ...emptyListing, ...change }).map(({ gap }) => gap);

test("Five pictures, 200 letters and three amenities are enough", () => {
  const images = (count: number) => Array.from({ length: count }, (_, n) => `/pictures/${n}.jpg`);
  expect(gapsOf({ images: images(4) })).toContain("pictures");
  expect(gapsOf({ images: images(5) })).not.toContain("pictures");
  expect(gapsOf({ description: "ก".repeat(199) })).toContain("description");
  expect(gapsOf({ description: "ก".repeat(200) })).not.toContain("description");
  expect(gapsOf({ amenities: ["lift", "wifi"] })).toContain("amenities");
  expect(gapsOf({ amenities: ["lift", "wifi", "balcony"] })).not.toContain("amenities");
});

test("Only what is sold needs to say how it is owned, and one price or rent is enough", () => {
  const asks = (status: string[]) => gapsOf({ status }).filter((gap) => gap === "tenure" || gap === "proof");
  expect(asks(["for-rent"])).toEqual([]);
  expect(asks(["for-sale"])).toEqual(["tenure", "proof"]);
  expect(asks(["finance-available"])).toEqual(["tenure", "proof"]);
  expect(gapsOf({ price: null, monthly_rental_price: 9_000 })).not.toContain("price");
});

test("Each gap takes its weight from a hundred", () => {
  const listing = { ...emptyListing, status: [] };
  const lost = findGaps(listing).reduce((sum, { weight }) => sum + weight, 0);
  expect(rateCompleteness(listing)).toBe(100 - lost);
  expect(lost).toBeGreaterThan(50);
});
