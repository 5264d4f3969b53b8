/** Money as people of each language write it. Prices are whole baht. */
import type { Currency } from "./exchange-rates.ts";
import { type Locale, intlTags } from "./locales.ts";

/** Making a format costs a hundred times what using it does, and a list of homes shows dozens of prices. */
const formats = new Map<string, Intl.NumberFormat>();

/** Baht are "THB" to those who may not know their sign, "฿" to Thais. */
export function moneyOptions(currency: Currency, locale: Locale): Intl.NumberFormatOptions {
  return {
    style: "currency",
    currency,
    currencyDisplay: currency === "THB" && locale !== "th" ? "code" : "narrowSymbol",
    maximumFractionDigits: 0,
  };
}

export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  const known = formats.get(locale + currency);
  if (known) return known.format(amount);
  const made = new Intl.NumberFormat(intlTags[locale], moneyOptions(currency, locale));
  formats.set(locale + currency, made);
  return made.format(amount);
}
