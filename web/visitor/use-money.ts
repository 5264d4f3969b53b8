/** Formats baht for the page's language, whole or to the satang. */
import { type Satang, toBaht } from "../../domain/finance/finance.ts";
import { formatMoney, headInBaht } from "../../domain/languages/money.ts";
import { formatNumber, formatShort } from "../../domain/languages/numbers.ts";
import { useLocale } from "./use-locale.ts";

export type MoneyTexts = {
  /** Whole baht. */
  money: (amount: Satang) => string;
  /** Whole baht without the currency, for tables that name it once. */
  plain: (amount: Satang) => string;
  /** To the satang and without the currency, for tables. */
  exact: (amount: Satang) => string;
  /** "THB 2.4M": for charts. */
  short: (amount: Satang) => string;
  percent: (percent: number) => string;
  /** A column's heading that names the currency of its figures. */
  inBaht: (heading: string) => string;
};

export function useMoney(): MoneyTexts {
  const locale = useLocale();
  return {
    money: (amount) => formatMoney(Math.round(toBaht(amount)), "THB", locale),
    plain: (amount) => formatNumber(Math.round(toBaht(amount)), locale),
    exact: (amount) => formatNumber(toBaht(amount), locale, "exact"),
    short: (amount) => formatShort(toBaht(amount), locale),
    percent: (percent) => formatNumber(percent / 100, locale, "percent"),
    inBaht: (heading) => headInBaht(heading, locale),
  };
}
