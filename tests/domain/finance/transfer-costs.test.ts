import fc from "fast-check";
import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { percentOf } from "../../../domain/facts/fact-numbers.ts";
import { toBaht, toSatang } from "../../../domain/finance/finance.ts";
import {
  type Seller,
  type Split,
  customarySplit,
  payers,
  payersOf,
  sellerKinds,
  sellersTaxOf,
  transferCosts,
} from "../../../domain/finance/transfer-costs.ts";

const person = (years: number, isInHouseBook = false): Seller => ({ kind: "person", years, isInHouseBook });
const company: Seller = { kind: "company", years: 9, isInHouseBook: true };
const developer: Seller = { ...company, kind: "developer" };
const amounts = fc.integer({ min: toSatang(100_000), max: toSatang(100_000_000) });
const sellers = fc.record({
  kind: fc.constantFrom(...sellerKinds),
  years: fc.integer({ min: 1, max: 30 }),
  isInHouseBook: fc.boolean(),
});
const payer = fc.constantFrom(...payers);

test("Whichever of them pays, buyer and seller together pay each charge exactly", () => {
  fc.assert(
    fc.property(
      amounts,
      amounts,
      sellers,
      payer,
      payer,
      payer,
      (price, appraised, seller, one, two, three) => {
        const split: Split = { transferFee: one, sellersTax: two, withholding: three };
        for (const { total, buyer, seller: sellers } of Object.values(
          transferCosts(shippedFacts, { price, appraised, seller }, split),
        )) {
          expect(buyer + sellers).toBe(total);
          expect(Math.min(buyer, sellers)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

test("By custom the buyer pays half of the transfer fee and nothing else", () => {
  fc.assert(
    fc.property(amounts, sellers, (price, seller) => {
      const costs = transferCosts(shippedFacts, { price, appraised: price, seller }, customarySplit);
      expect(costs.transferFee.buyer).toBe(Math.round(costs.transferFee.total / 2));
      expect(costs.sellersTax.buyer + costs.withholding.buyer).toBe(0);
    }),
  );
});

test("Stamp duty replaces business tax after five full years, or with a year in the house book", () => {
  expect([1, 5, 6, 8].map((years) => sellersTaxOf(shippedFacts, person(years)))).toEqual([
    "specific-business-tax",
    "specific-business-tax",
    "stamp-duty",
    "stamp-duty",
  ]);
  expect(sellersTaxOf(shippedFacts, person(1, true))).toBe("stamp-duty");
  // A company cannot be in a house book.
  expect(sellersTaxOf(shippedFacts, company)).toBe("specific-business-tax");
  expect(sellersTaxOf(shippedFacts, developer)).toBe("specific-business-tax");
});

test("A company's withholding tax has a single rate, a person's goes by the appraised value and the years", () => {
  const transfer = { price: toSatang(3_200_000), appraised: toSatang(2_600_000) };
  const ofCompany = transferCosts(shippedFacts, { ...transfer, seller: company }, customarySplit);
  expect(toBaht(ofCompany.withholding.total)).toBe(
    (3_200_000 * percentOf(shippedFacts, "withholding-company")) / 100,
  );
  const ofPerson = transferCosts(shippedFacts, { ...transfer, seller: person(3) }, customarySplit);
  expect(toBaht(ofPerson.withholding.total)).toBe(29_900);
});

test("Transfer fee and business tax go by the higher of price and appraised value", () => {
  const low = { price: toSatang(2_000_000), appraised: toSatang(3_000_000), seller: person(2) };
  const high = { ...low, price: low.appraised, appraised: low.price };
  for (const transfer of [low, high]) {
    const costs = transferCosts(shippedFacts, transfer, customarySplit);
    expect(toBaht(costs.transferFee.total)).toBe(60_000);
    expect(toBaht(costs.sellersTax.total)).toBe(99_000);
  }
});

test("A developer cannot pass on the whole transfer fee: such a split falls back to halves", () => {
  expect(payersOf("transferFee", "developer")).not.toContain("buyer");
  expect(payersOf("transferFee", "company")).toContain("buyer");
  const price = toSatang(3_000_000);
  const split: Split = { ...customarySplit, transferFee: "buyer" };
  const costs = transferCosts(shippedFacts, { price, appraised: price, seller: developer }, split);
  expect(toBaht(costs.transferFee.buyer)).toBe(30_000);
});
