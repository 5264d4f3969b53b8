import { expect, test } from "vitest";
import { isUnderstood } from "../../../../web/administration/teach/use-trials.ts";

const url = "https://homes.example/1";
const tried = (
  value: number | string | { amount: number; currency: string | null; period: string | null } | null,
) => ({
  url,
  trial: { found: ["2-bedroom condo"], count: 1, value },
});
const price = (amount: number) => tried({ amount, currency: null, period: null });

test("A number of rooms that was taken for a price is not understood", () => {
  expect(isUnderstood(price(2), "price")).toBe(false);
  expect(isUnderstood(price(2_400_000), "price")).toBe(true);
  expect(isUnderstood(tried(2), "bedrooms")).toBe(true);
});

test("A page that could not be tried, or where nothing was read, is not understood", () => {
  expect(isUnderstood({ url, reason: "http-404" }, "price")).toBe(false);
  expect(isUnderstood(tried(null), "price")).toBe(false);
});
