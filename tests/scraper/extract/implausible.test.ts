import { expect, test } from "vitest";
import { extractPage } from "../../../scraper/extract/extract-page.ts";

const read = (html: string) => extractPage(html, { url: "https://homes.example/1" });
const facts = "<ul><li>2 bedrooms</li><li>1 bathroom</li><li>60 m²</li></ul>";

test("Call for price takes no sum from a neighbour's link", () => {
  const { listing } = read(
    `<h1>2 bedroom flat for sale in Pune</h1><div class="price">Call for Price</div>${facts}
     <section><h3>Similar homes</h3><a href="/2">₹8 /month flat in Baner</a></section>`,
  );
  expect(listing).toMatchObject({ price: null, priceOnRequest: true, monthlyRentalPrice: null });
});

test("A sale for A$470,000 is no rent", () => {
  const { listing } = read(
    `<h1>2 bedroom unit for sale</h1><div class="price">A$470,000</div>${facts}<p>Rental appraisal $450 per week</p>`,
  );
  expect(listing).toMatchObject({ price: 470_000, currency: "AUD", status: ["for-sale"] });
});

test.each([
  ["Industrial unit to let, Wharf Estate", "£21,600 per annum"],
  ["Office to let in Pattaya", "฿45,000 / month"],
  ["Parking space for sale", "฿450,000"],
  ["Warehouse for rent", "฿90,000 / month"],
])("%s is no condo and no house", (headline, price) => {
  const { listing } = read(`<h1>${headline}</h1><div class="price">${price}</div><p>Size: 220 m²</p>`);
  expect(listing?.type ?? "").not.toMatch(/^(?:condo|house)-/);
});

test.each(["089-943-0000", "1e309", "99999999999999999999"])("%s is the price of nothing", (sum) => {
  const { listing } = read(
    `<h1>2 bedroom condo for sale</h1><div class="price">฿${sum}</div>${facts}
     <script type="application/ld+json">{"@type":"Apartment","offers":{"price":"${sum}","priceCurrency":"THB"}}</script>`,
  );
  expect(listing?.price ?? null).toBeNull();
});

test("A home for sale and to let keeps both offers", () => {
  const { listing } = read(
    `<h1>2 bedroom condo for sale or rent</h1><div>Sale price: ฿3,900,000</div><div>Rent: ฿18,000 / month</div>${facts}`,
  );
  expect(listing).toMatchObject({
    price: 3_900_000,
    monthlyRentalPrice: 18_000,
    status: ["for-sale", "for-rent"],
  });
});
