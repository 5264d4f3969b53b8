import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Property } from "../../../../domain/listings/listing.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { PropertyPrice } from "../../../../web/features/catalogue/property-price.tsx";
import { readSourceTexts } from "../../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../../web/i18n/server.ts";
import { SiteProvider } from "../../../../web/visitor/use-site.ts";
import { exampleListing } from "../../../example-listing.ts";

const ownersTerms = {
  downPayment: 200_000,
  months: 60,
  premiumPercent: 10,
  interestPercent: 0,
  forfeiturePercent: 100,
};
const withFinance: Partial<Property> = {
  type: "condo-with-finance",
  status: ["for-sale", "finance-available"],
  price: 1_980_000,
};

/** The lines of a card's price, as they are read. */
async function linesOf(change: Partial<Property>, rentToOwn = defaultSite.terms.rentToOwn) {
  const site = { ...defaultSite, terms: { ...defaultSite.terms, rentToOwn } };
  const i18n = await serverI18n("en", readSourceTexts);
  const t = i18n.getFixedT("en", "catalogue");
  const shown = element(PropertyPrice, { property: exampleListing(1, change), t });
  const html = renderToStaticMarkup(
    element(SiteProvider, { value: site }, element(I18nextProvider, { i18n, children: shown })),
  );
  return html
    .split("</p>")
    .map((line) => line.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " "))
    .filter(Boolean);
}

test("The monthly instalment leads where its terms are the owner's", async () => {
  const [first, second] = await linesOf(withFinance, ownersTerms);
  expect(first).toBe("from THB 32,967 a month");
  expect(second).toBe("THB 200,000 down · THB 1,980,000");
});

test("Where a term is invented the price leads, and the instalment is marked as an example", async () => {
  const [first, second] = await linesOf(withFinance);
  expect(first).toBe("THB 1,980,000");
  expect(second).toBe("Examplefrom THB 32,967 a month · THB 200,000 down");
});

test("A home that is only for sale says nothing a month, whatever rent is on record", async () => {
  const lines = await linesOf({ price: 2_400_000, monthlyRentalPrice: 14_000 }, ownersTerms);
  expect(lines[0]).toBe("THB 2,400,000");
  expect(lines.join(" ")).not.toMatch(/a month|down/);
  expect(lines.join(" ")).toContain("THB 60,000 per m² · 7% gross yield");
});

test("A rent is called a rent, with the sum to move in; beside a price it is the second choice", async () => {
  const rental = await linesOf({ status: ["for-rent"], type: "condo-for-rent", monthlyRentalPrice: 14_000 });
  expect(rental[0]).toBe("Rent THB 14,000 a month");
  expect(rental[1]).toContain("usually THB 42,000 to move in");
  const both = await linesOf({
    status: ["for-sale", "for-rent"],
    price: 2_400_000,
    monthlyRentalPrice: 14_000,
  });
  expect(both.slice(0, 2)).toEqual(["THB 2,400,000", "or rent THB 14,000 a month"]);
});

test("What is sold shows neither sums nor measures", async () => {
  expect(await linesOf({ status: ["sold"], price: 2_400_000 })).toEqual(["Sold"]);
});
