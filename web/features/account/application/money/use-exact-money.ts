/** Baht to the satang with the currency; whole sums without decimals. */
import { type Satang, toBaht } from "../../../../../domain/finance/finance.ts";
import { formatExactMoney } from "../../../../../domain/languages/money.ts";
import { useLocale } from "../../../../visitor/use-locale.ts";

export function useExactMoney(): (amount: Satang) => string {
  const locale = useLocale();
  return (amount) => formatExactMoney(toBaht(amount), locale);
}
