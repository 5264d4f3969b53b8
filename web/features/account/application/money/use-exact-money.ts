/** Baht to the satang with the currency; whole sums without decimals. */
import { type Satang, toBaht } from "../../../../../domain/finance/finance.ts";
import { intlTags } from "../../../../../domain/languages/locales.ts";
import { moneyOptions } from "../../../../../domain/languages/money.ts";
import { useLocale } from "../../../../visitor/use-locale.ts";

export function useExactMoney(): (amount: Satang) => string {
  const locale = useLocale();
  return (amount) => {
    const digits = amount % 100 === 0 ? 0 : 2;
    const options = {
      ...moneyOptions("THB", locale),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    };
    return new Intl.NumberFormat(intlTags[locale], options).format(toBaht(amount));
  };
}
