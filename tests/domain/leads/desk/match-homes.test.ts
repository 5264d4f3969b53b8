import { expect, test } from "vitest";
import { sampleRates } from "../../../../domain/finance/exchange-rates.ts";
import { unknownTerms } from "../../../../domain/finance/finance-terms.ts";
import { highestPrice, matchHomes, readWishes } from "../../../../domain/leads/desk/match-homes.ts";
import { exampleListing } from "../../../example-listing.ts";

const answers = {
  monthlyBudget: "1000",
  moneyDown: "10000",
  currency: "USD",
  wantedHome: "one-bedroom",
  wantedArea: "jomtien",
};

test("Answers are read as the form sent them, and strange ones narrow nothing", () => {
  expect(readWishes(answers, sampleRates)).toEqual({
    monthlyBudget: 32_500,
    moneyDown: 325_000,
    wantedHome: "one-bedroom",
    wantedArea: "jomtien",
  });
  expect(readWishes({ monthlyBudget: "much", currency: "?", wantedHome: 7 }, sampleRates)).toEqual({
    monthlyBudget: undefined,
    moneyDown: undefined,
    wantedHome: undefined,
    wantedArea: undefined,
  });
});

test("The best fit comes first and says why; what fits nothing is left out", () => {
  const wishes = readWishes(answers, sampleRates);
  const highest = highestPrice(wishes, unknownTerms) ?? 0;
  const home = (slug: string, more: object) =>
    exampleListing(1, { slug, bedrooms: 1, area: "jomtien", ...more });
  const homes = [
    home("too-dear-and-elsewhere", { price: highest * 3, area: "naklua", bedrooms: 3 }),
    home("too-dear", { price: highest * 3 }),
    home("fits", { price: highest }),
    home("studio", { price: highest, bedrooms: 0 }),
  ];
  const found = matchHomes(wishes, homes, unknownTerms);
  expect(found.map(({ property, reasons }) => [property.slug, reasons])).toEqual([
    ["fits", ["budget", "area", "size"]],
    ["too-dear", ["area", "size"]],
    ["studio", ["budget", "area"]],
  ]);
});

test("A house is no flat of as many bedrooms, and who wants a house wants no flat", () => {
  const homes = [
    exampleListing(1, { slug: "flat", bedrooms: 1, area: "naklua" }),
    exampleListing(2, { slug: "house", bedrooms: 1, area: "naklua", type: "house-for-sale" }),
  ];
  const found = (wantedHome: string) =>
    matchHomes(readWishes({ wantedHome }, sampleRates), homes, unknownTerms).map(
      ({ property }) => property.slug,
    );
  expect(found("one-bedroom")).toEqual(["flat"]);
  expect(found("house")).toEqual(["house"]);
});
