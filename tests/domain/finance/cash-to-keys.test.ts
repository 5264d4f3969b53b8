import { expect, test } from "vitest";
import { shippedFacts } from "../../../domain/facts/facts.ts";
import { buildingFees } from "../../../domain/finance/building-fees.ts";
import { cashToKeys } from "../../../domain/finance/cash-to-keys.ts";
import { toSatang } from "../../../domain/finance/finance.ts";
import { type SellerKind, customarySplit } from "../../../domain/finance/transfer-costs.ts";

const price = toSatang(2_280_000);
const known = { commonFee: 55, sinkingFund: 600 };
const soldBy = (kind: SellerKind, fees: typeof known | null = known) =>
  cashToKeys(shippedFacts, {
    transfer: { price, appraised: price, seller: { kind, years: 3, isInHouseBook: false } },
    split: customarySplit,
    squareMeters: 40,
    fees: fees && buildingFees(shippedFacts, fees),
  });

test("On a resale by custom a buyer adds half of the transfer fee and a year of common fees", () => {
  const sheet = soldBy("person");
  expect(sheet.sinkingFund).toBeNull();
  expect(sheet.commonFee).toEqual({ from: toSatang(26_400), to: toSatang(26_400) });
  // 22,800 and 26,400.
  expect(sheet.total).toEqual({ from: price + toSatang(49_200), to: price + toSatang(49_200) });
});

test("The sinking fund is due on a first sale only", () => {
  expect(soldBy("company").sinkingFund).toBeNull();
  const first = soldBy("developer");
  expect(first.sinkingFund).toEqual({ from: toSatang(24_000), to: toSatang(24_000) });
  expect(first.total.from).toBe(price + toSatang(22_800 + 26_400 + 24_000));
});

test("A home without common property has no fees of a building, even on a first sale", () => {
  const house = soldBy("developer", null);
  expect(house.commonFee).toBeNull();
  expect(house.sinkingFund).toBeNull();
  expect(house.total.from).toBe(price + toSatang(22_800));
});

test("A fee that is known only as a range makes the total a range", () => {
  const { total } = cashToKeys(shippedFacts, {
    transfer: { price, appraised: price, seller: { kind: "company", years: 1, isInHouseBook: false } },
    split: { transferFee: "seller", sellersTax: "buyer", withholding: "half" },
    squareMeters: 40,
    fees: buildingFees(shippedFacts, { commonFee: null, sinkingFund: null }),
  });
  // Business tax of 75,240, half of the withholding tax of 22,800, and 40 to 75 a square metre and month.
  expect(total).toEqual({
    from: price + toSatang(75_240 + 11_400 + 19_200),
    to: price + toSatang(75_240 + 11_400 + 36_000),
  });
});
