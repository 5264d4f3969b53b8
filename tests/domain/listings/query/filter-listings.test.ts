import { expect, test } from "vitest";
import { unknownTerms } from "../../../../domain/finance/finance-terms.ts";
import { filterListings } from "../../../../domain/listings/query/filter-listings.ts";
import { readListingQuery } from "../../../../domain/listings/query/listing-query.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { exampleListing } from "../../../example-listing.ts";

const listings = [
  exampleListing(1, { price: 3_000_000, status: ["for-sale", "finance-available"], bedrooms: 5 }),
  exampleListing(2, {
    price: 1_000_000,
    area: "naklua",
    bathrooms: 2,
    amenities: ["balcony"],
    title: "Sea view at Maple",
  }),
  exampleListing(3, {
    type: "house-for-rent",
    status: ["for-rent"],
    monthlyRentalPrice: 20_000,
    latitude: 12.9,
    longitude: 100.9,
  }),
  exampleListing(4, { price: 2_000_000, bathrooms: 3 }),
  exampleListing(5),
];
const catalogue = {
  listings,
  searchTexts: Object.fromEntries(
    listings.map(({ id, title }) => [id, { names: title.toLowerCase(), words: "condo" }]),
  ),
};
const find = (search: string) =>
  filterListings(catalogue, readListingQuery(new URLSearchParams(search)), defaultSite).listings.map(
    ({ slug }) => slug,
  );

test("Each filter keeps only the matching listings", () => {
  expect(find("")).toEqual(["home-1", "home-2", "home-3", "home-4", "home-5"]);
  expect(find("type=house")).toEqual(["home-3"]);
  expect(find("status=finance-available,for-rent")).toEqual(["home-1", "home-3"]);
  expect(find("area=naklua")).toEqual(["home-2"]);
  expect(find("bedrooms=4")).toEqual(["home-1"]);
  expect(find("amenities=balcony")).toEqual(["home-2"]);
  expect(find("maxPrice=2000000")).toEqual(["home-2", "home-4"]);
  expect(find("bathrooms=2")).toEqual(["home-2", "home-4"]);
  expect(find("bathrooms=3")).toEqual(["home-4"]);
  expect(find("box=100.8,12.8,101,13")).toEqual(["home-3"]);
  expect(find("drawn=100.8,12.8,101,12.8,101,13,100.8,13")).toEqual(["home-3"]);
  expect(find("drawn=100.8,12.8,100.81,12.8,100.8,12.81")).toEqual([]);
  expect(find("q=MAPLE sea")).toEqual(["home-2"]);
});

test("A type that names an offer leaves out what is sold or let, unless a status is asked for", () => {
  const sold = exampleListing(6, { type: "house-for-sale", status: ["sold"] });
  const offered = exampleListing(7, { type: "house-for-sale", status: ["for-sale", "rented"] });
  const slugs = (search: string) =>
    filterListings(
      { listings: [sold, offered], searchTexts: {} },
      readListingQuery(new URLSearchParams(search)),
      defaultSite,
    ).listings.map(({ slug }) => slug);
  expect(slugs("type=house-for-sale")).toEqual([offered.slug]);
  expect(slugs("type=house-for-sale&status=sold")).toEqual([sold.slug]);
  expect(slugs("type=house").toSorted()).toEqual([sold.slug, offered.slug].toSorted());
});

test("A monthly budget finds rents and instalments, as the cards show them", () => {
  // An example's instalment of home-1: 3.3 million less 200,000, in sixty months.
  expect(find("maxMonthly=51666")).toEqual(["home-3"]);
  expect(find("maxMonthly=51667")).toEqual(["home-1", "home-3"]);
  expect(find("minMonthly=20001")).toEqual(["home-1"]);
  expect(find("maxMonthly=60000&sort=monthly-up")).toEqual(["home-3", "home-1"]);
  const terms = { ...unknownTerms, downPayment: 300_000, months: 100 };
  const site = { ...defaultSite, terms: { ...defaultSite.terms, rentToOwn: terms } };
  expect(filterListings(catalogue, { maxMonthly: 30_000 }, site).listings.map(({ slug }) => slug)).toEqual([
    "home-1",
    "home-3",
  ]);
});

test("Listings without a price come last in both directions", () => {
  expect(find("sort=price-up")).toEqual(["home-2", "home-4", "home-1", "home-3", "home-5"]);
  expect(find("sort=price-down")).toEqual(["home-1", "home-4", "home-2", "home-5", "home-3"]);
});

test("The price per square metre orders, and an unknown one comes last", () => {
  expect(find("sort=persqm-up")).toEqual(["home-2", "home-4", "home-1", "home-3", "home-5"]);
  expect(find("sort=persqm-down").slice(0, 2)).toEqual(["home-1", "home-4"]);
});

test("A page that holds the last home has none after it, also a full one", () => {
  const nextOf = (limit: number) => filterListings(catalogue, { limit }, defaultSite).next;
  expect([nextOf(4) === null, nextOf(5), nextOf(6)]).toEqual([false, null, null]);
});

test("Pages are continued by a cursor that the API understands", () => {
  for (const sort of ["newest", "price-up", "size-down", "persqm-up", "yield-down"]) {
    const seen: string[] = [];
    let after = "";
    do {
      const query = readListingQuery(new URLSearchParams({ sort, limit: "2", after }));
      const page = filterListings(catalogue, query, defaultSite);
      seen.push(...page.listings.map(({ slug }) => slug));
      after = page.next ?? "";
    } while (after);
    expect(seen).toEqual(find(`sort=${sort}`));
  }
});
