import { expect, test } from "vitest";
import { convertMoney, currencies, exchangeRates } from "../../../domain/finance/exchange-rates.ts";

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
