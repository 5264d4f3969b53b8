/** Formats baht for the page's language, whole or to the satang. */
import { type Satang, toBaht } from "../../domain/finance/finance.ts";
import { formatExactMoney, formatMoney, headInBaht } from "../../domain/languages/money.ts";
import { formatNumber, formatShort } from "../../domain/languages/numbers.ts";
import { useLocale } from "./use-locale.ts";

export type MoneyTexts = {
  /** Whole baht: for prices and plans, never for what somebody agreed on, paid or owes. */
  money: (amount: Satang) => string;
  /** What somebody agreed on, paid or owes: to the satang where it is not whole baht. */
  exactMoney: (amount: Satang) => string;
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
    exactMoney: (amount) => formatExactMoney(toBaht(amount), locale),
    plain: (amount) => formatNumber(Math.round(toBaht(amount)), locale),
    exact: (amount) => formatNumber(toBaht(amount), locale, "exact"),
    short: (amount) => formatShort(toBaht(amount), locale),
    percent: (percent) => formatNumber(percent / 100, locale, "percent"),
    inBaht: (heading) => headInBaht(heading, locale),
  };
}
