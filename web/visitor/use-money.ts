/** Baht as the page's language writes them, whole or to the satang. */
import { type Satang, toBaht } from "../domain/finance.ts";
import { formatMoney } from "../domain/money.ts";
import { formatNumber } from "../domain/numbers.ts";
import { useLocale } from "./use-locale.ts";

export type MoneyTexts = {
  /** Whole baht. */
  money: (amount: Satang) => string;
  /** Whole baht without their name, for tables that say it once. */
  plain: (amount: Satang) => string;
  /** The number alone with its satang, for tables. */
  exact: (amount: Satang) => string;
  /** "THB 2.4M": for charts. */
  short: (amount: Satang) => string;
  percent: (percent: number) => string;
};

export function useMoney(): MoneyTexts {
  const locale = useLocale();
  return {
    money: (amount) => formatMoney(Math.round(toBaht(amount)), "THB", locale),
    plain: (amount) => formatNumber(Math.round(toBaht(amount)), locale),
    exact: (amount) => formatNumber(toBaht(amount), locale, "exact"),
    short: (amount) => formatNumber(toBaht(amount), locale, "short"),
    percent: (percent) => formatNumber(percent / 100, locale, "percent"),
  };
}
