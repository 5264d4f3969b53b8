/** Formats money for each language. Prices are whole baht. */
import type { Currency } from "../finance/exchange-rates.ts";
import { type Locale, intlTags } from "./locales.ts";

/** Creating a format costs a hundred times as much as using it, and a page of listings shows dozens of prices. */
const formats = new Map<string, Intl.NumberFormat>();

/** Thai texts use "฿". The other languages use "THB", because their readers may not know the sign. */
export function moneyOptions(currency: Currency, locale: Locale): Intl.NumberFormatOptions {
  return {
    style: "currency",
    currency,
    currencyDisplay: currency === "THB" && locale !== "th" ? "code" : "narrowSymbol",
    maximumFractionDigits: 0,
  };
}

const tenThousand = 10_000;
/** Prices of homes; smaller sums are written out, as the owner writes them. */
const countedInTenThousands = 1_000_000;

export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  // Chinese readers count prices in 万; only where no baht is lost by it.
  if (locale === "zh" && currency === "THB" && amount >= countedInTenThousands && amount % 100 === 0) {
    return `${amount / tenThousand} 万泰铢`;
  }
  const known = formats.get(locale + currency);
  if (known) return known.format(amount);
  const made = new Intl.NumberFormat(intlTags[locale], moneyOptions(currency, locale));
  formats.set(locale + currency, made);
  return made.format(amount);
}

/** A sum that is paid or owed, to the satang where it is not whole baht. */
export function formatExactMoney(amount: number, locale: Locale): string {
  const options = moneyOptions("THB", locale);
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(intlTags[locale], {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
