/** An amount of baht in the visitor's currency. It is approximate, so it is rounded to three figures. */
import { convertMoney } from "../../domain/finance/exchange-rates.ts";
import { formatMoney } from "../../domain/languages/money.ts";
import { useLocale } from "./use-locale.ts";
import { useSite } from "./use-site.ts";
import { useVisitorCurrency } from "./visitor-currency.ts";

/** Undefined for a visitor who counts in baht. */
export function useApproximately(): ((baht: number) => string) | undefined {
  const locale = useLocale();
  const { rates } = useSite();
  const [currency] = useVisitorCurrency();
  if (currency === "THB") return undefined;
  return (baht) =>
    `≈\u00a0${formatMoney(roundToThreeFigures(convertMoney(baht, "THB", currency, rates)), currency, locale)}`;
}

function roundToThreeFigures(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.round(amount / step) * step;
}
