import { expect, test } from "vitest";
import { warnOfPrice } from "../../../scraper/store/price-warnings.ts";

const none = { price: null, monthly_rental_price: null };

test("A page that names no price is warned of", () => {
  expect(warnOfPrice({ price: null, monthlyRentalPrice: null }, none)).toEqual(["no-price"]);
});

test("A price that is not shown because it is not in baht is warned of", () => {
  expect(warnOfPrice({ price: 90_000, monthlyRentalPrice: null }, none)).toEqual(["price-not-in-baht"]);
  expect(warnOfPrice({ price: 900, monthlyRentalPrice: 900 }, none)).toEqual(["price-not-in-baht"]);
});

test("A price or a rent in baht is enough", () => {
  const listing = { price: 2_500_000, monthlyRentalPrice: null };
  expect(warnOfPrice(listing, { price: 2_500_000, monthly_rental_price: null })).toEqual([]);
  expect(
    warnOfPrice({ price: 9_000, monthlyRentalPrice: 9_000 }, { ...none, monthly_rental_price: 9_000 }),
  ).toEqual([]);
});
