/** Money as people of each language write it. Prices are whole baht. */
import type { Currency } from "./exchange-rates.ts";
import { type Locale, intlTags } from "./locales.ts";

export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(intlTags[locale], {
    style: "currency",
    currency,
    currencyDisplay: currency === "THB" && locale !== "th" ? "code" : "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}
