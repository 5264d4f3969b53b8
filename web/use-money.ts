/** Baht as the page's language writes them, whole or to the satang. */
import { intlTags } from "../domain/locales.ts";
import { type Satang, toBaht } from "../domain/finance.ts";
import { formatMoney } from "../domain/money.ts";
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
  const tag = intlTags[locale];
  return {
    money: (amount) => formatMoney(Math.round(toBaht(amount)), "THB", locale),
    plain: (amount) => Math.round(toBaht(amount)).toLocaleString(tag),
    exact: (amount) =>
      toBaht(amount).toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    short: (amount) => toBaht(amount).toLocaleString(tag, { notation: "compact", maximumFractionDigits: 1 }),
    percent: (percent) => (percent / 100).toLocaleString(tag, { style: "percent", maximumFractionDigits: 2 }),
  };
}
