import { expect, test } from "vitest";
import {
  areRatesCurrent,
  convertMoney,
  currencies,
  sampleRates,
  ratesShownDays,
} from "../../../domain/finance/exchange-rates.ts";

test("Every currency has a rate, and the table has a date and a source", () => {
  for (const currency of currencies) expect(sampleRates.bahtPerUnit[currency]).toBeGreaterThan(0);
  expect(sampleRates.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(sampleRates.source).not.toBe("");
});

test("Converting money there and back gives the same amount", () => {
  expect(convertMoney(1_000, "USD", "THB", sampleRates)).toBe(32_500);
  expect(convertMoney(32_500, "THB", "USD", sampleRates)).toBe(1_000);
  expect(convertMoney(convertMoney(123, "GBP", "CNY", sampleRates), "CNY", "GBP", sampleRates)).toBeCloseTo(
    123,
  );
  expect(convertMoney(7, "EUR", "EUR", sampleRates)).toBe(7);
});

const daysAfter = (days: number) => new Date(Date.parse(sampleRates.asOf) + days * 24 * 60 * 60 * 1000);

test("Rates are shown for thirty days, then prices are in baht only", () => {
  expect(areRatesCurrent(sampleRates, daysAfter(0))).toBe(true);
  expect(areRatesCurrent(sampleRates, daysAfter(ratesShownDays))).toBe(true);
  expect(areRatesCurrent(sampleRates, daysAfter(ratesShownDays + 1))).toBe(false);
});
