import { expect, test } from "vitest";
import {
  areRatesCurrent,
  convertMoney,
  currencies,
  exchangeRates,
  ratesShownDays,
} from "../../../domain/finance/exchange-rates.ts";

test("Every currency has a rate, and the table has a date and a source", () => {
  for (const currency of currencies) expect(exchangeRates.bahtPerUnit[currency]).toBeGreaterThan(0);
  expect(exchangeRates.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(exchangeRates.source).not.toBe("");
});

test("Converting money there and back gives the same amount", () => {
  expect(convertMoney(1_000, "USD", "THB")).toBe(32_500);
  expect(convertMoney(32_500, "THB", "USD")).toBe(1_000);
  expect(convertMoney(convertMoney(123, "GBP", "CNY"), "CNY", "GBP")).toBeCloseTo(123);
  expect(convertMoney(7, "EUR", "EUR")).toBe(7);
});

const daysAfter = (days: number) => new Date(Date.parse(exchangeRates.asOf) + days * 24 * 60 * 60 * 1000);

test("Rates are shown for thirty days, then prices are in baht only", () => {
  expect(areRatesCurrent(daysAfter(0))).toBe(true);
  expect(areRatesCurrent(daysAfter(ratesShownDays))).toBe(true);
  expect(areRatesCurrent(daysAfter(ratesShownDays + 1))).toBe(false);
});
