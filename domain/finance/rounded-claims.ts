/** The owner's round starting amounts that our rates no longer come close to, and what they would be now. */
import type { StartingAmounts } from "../facts/own-terms.ts";
import { type Currency, type ExchangeRates, convertMoney } from "./exchange-rates.ts";

/** A smaller difference is rounding, which nobody has to explain. */
const nearPercent = 3;

export function amountsApart(
  stated: StartingAmounts,
  rates: ExchangeRates,
): { currency: Currency; amount: number }[] {
  const { THB: baht, ...others } = stated;
  return (Object.keys(others) as (keyof typeof others)[]).flatMap((currency) => {
    const amount = convertMoney(baht, "THB", currency, rates);
    const isNear = Math.abs(amount / others[currency] - 1) * 100 <= nearPercent;
    return isNear ? [] : [{ currency, amount }];
  });
}
