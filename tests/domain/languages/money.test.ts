import { expect, test } from "vitest";
import { currencies } from "../../../domain/finance/exchange-rates.ts";
import { locales } from "../../../domain/languages/locales.ts";
import { formatMoney } from "../../../domain/languages/money.ts";

/** `Intl` writes spaces that do not break. */
const write = (...args: Parameters<typeof formatMoney>) => formatMoney(...args).replaceAll(/\s/g, " ");

test("Australian dollars look like no other dollars", () => {
  const written = locales.map((locale) => write(93_400, "AUD", locale));
  expect(written).toEqual(["A$93,400", "AU$93,400", "AU$93,400", "93 400 A$", "93.400 AU$", "93 400 $AU"]);
});

test("No two currencies are written alike", () => {
  for (const locale of locales) {
    expect(new Set(currencies.map((one) => write(5, one, locale))).size, locale).toBe(currencies.length);
  }
});

test("The usual currencies have their short signs", () => {
  const written = (["THB", "USD", "GBP", "EUR", "CHF"] as const).map((one) => write(1500, one, "en"));
  expect(written).toEqual(["THB 1,500", "$1,500", "£1,500", "€1,500", "CHF 1,500"]);
  expect(write(1500, "THB", "th")).toBe("฿1,500");
  expect(write(1500, "USD", "fr")).toBe("1 500 $");
});
