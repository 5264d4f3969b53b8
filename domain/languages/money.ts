/** Formats money for each language. Prices are whole baht. */
import type { Currency } from "../finance/exchange-rates.ts";
import { numberFormat } from "./intl-formats.ts";
import { type Locale, intlTags } from "./locales.ts";

/** Thai texts use "฿" and Chinese ones "泰铢". The others use "THB": their readers may not know the sign. */
const bahtDisplay: Record<Locale, Intl.NumberFormatOptions["currencyDisplay"]> = {
  en: "code",
  th: "narrowSymbol",
  zh: "name",
  ru: "code",
  de: "code",
  fr: "code",
};

/** A bare "$" is a US dollar, so an Australian one says whose it is: "A$", "AU$", "$AU". */
function displayOf(currency: Currency, locale: Locale) {
  if (currency === "THB") return bahtDisplay[locale];
  return currency === "AUD" ? "symbol" : "narrowSymbol";
}

export function moneyOptions(currency: Currency, locale: Locale): Intl.NumberFormatOptions {
  return {
    style: "currency",
    currency,
    currencyDisplay: displayOf(currency, locale),
    maximumFractionDigits: 0,
  };
}

/** Chinese texts put a space between digits and characters ("48 小时"), but `Intl` does not. */
export function spaceHan(written: string, locale: Locale): string {
  return locale === "zh" ? written.replace(/(\d)(\p{Script=Han})/u, "$1 $2") : written;
}

const tenThousand = 10_000;
/** Prices of homes; smaller sums are written out, as the owner writes them. */
const countedInTenThousands = 1_000_000;

export function formatMoney(amount: number, currency: Currency, locale: Locale): string {
  // Chinese readers count prices in 万; only where no baht is lost by it.
  if (locale === "zh" && currency === "THB" && amount >= countedInTenThousands && amount % 100 === 0) {
    return `${amount / tenThousand} 万泰铢`;
  }
  return spaceHan(numberFormat(intlTags[locale], moneyOptions(currency, locale)).format(amount), locale);
}

/** A sum that is paid or owed, to the satang where it is not whole baht. */
export function formatExactMoney(amount: number, locale: Locale): string {
  const options = moneyOptions("THB", locale);
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format = numberFormat(intlTags[locale], {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return spaceHan(format.format(amount), locale);
}

/** Heads a column whose figures name no currency. */
export function headInBaht(heading: string, locale: Locale): string {
  if (locale === "zh") return `${heading}（泰铢）`;
  return locale === "th" ? `${heading} (บาท)` : `${heading}, THB`;
}
