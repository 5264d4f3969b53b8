import { expect, test } from "vitest";
import { regionCurrency } from "../../../web/visitor/region-currency.ts";

test.each([
  [["en-GB"], "GBP"],
  [["en", "en-AU"], "AUD"],
  [["de-CH", "en-US"], "CHF"],
  [["fr-BE"], "EUR"],
  [["zh-Hans-CN"], "CNY"],
])("The first language with a region decides: %j", (languages, currency) => {
  expect(regionCurrency(languages)).toBe(currency);
});

test("A language without a region, or a region without a rate of ours, decides nothing", () => {
  expect(regionCurrency(["en"])).toBeUndefined();
  expect(regionCurrency(["en-IN"])).toBeUndefined();
  expect(regionCurrency([])).toBeUndefined();
});
