import { expect, test } from "vitest";
import { unknownTerms } from "../../../../domain/finance/finance-terms.ts";
import type { OfferedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { defaultSite } from "../../../../domain/site/site.ts";
import { readTerms, startTerms } from "../../../../web/administration/enquiries/contract/typed-terms.ts";

const home: OfferedHome = {
  id: "1",
  slug: "a-home",
  title: "A home",
  language: "en",
  price: 2_000_000,
  status: ["for-sale"],
  publication: "published",
  isUnderContract: false,
  terms: { ...unknownTerms, downPayment: 200_000, months: 60, premiumPercent: 0 },
};
const owner = {
  ...defaultSite.terms,
  rentToOwn: { ...unknownTerms, months: 120, interestPercent: 0 },
  upgrade: { upgradeAfterMonths: 18, carryOverPercent: 80, downPaymentCounts: false },
};

test("A contract starts with the home's terms, then the owner's; what nobody stated stays empty", () => {
  const typed = startTerms(home, owner);
  expect(typed).toEqual({
    price: "2000000",
    downPayment: "200000",
    months: "60",
    premiumPercent: "0",
    interestPercent: "0",
    forfeiturePercent: "",
    upgradeAfterMonths: "18",
    carryOverPercent: "80",
    downPaymentCounts: false,
    startsOn: "",
  });
  expect(readTerms(typed).terms).toBeUndefined();
});

test("A home without a price asks for one", () => {
  expect(startTerms({ ...home, price: null }, owner).price).toBe("");
});

test("Empty fields are not called wrong, and filled ones that cannot be so are", () => {
  const typed = { ...startTerms(home, owner), forfeiturePercent: "100", startsOn: "2026-11-01" };
  expect(readTerms(typed)).toMatchObject({ terms: { price: 2_000_000, months: 60 }, wrong: new Set() });
  expect(readTerms({ ...typed, months: "" }).wrong).toEqual(new Set());
  expect(readTerms({ ...typed, premiumPercent: "7.125" }).wrong).toEqual(new Set(["premiumPercent"]));
  expect(readTerms({ ...typed, downPayment: "2000000" }).wrong).toEqual(new Set(["downPayment"]));
  expect(readTerms({ ...typed, months: "17" }).wrong).toEqual(new Set(["upgradeAfterMonths"]));
});
