/**
 * What a unit of each currency is worth in baht. Prices are baht; other currencies are shown as "≈, as of",
 * and filters in them are turned into baht before anybody is asked.
 */
export const currencies = ["THB", "USD", "GBP", "EUR", "CNY", "RUB", "CHF", "AUD"] as const;
export type Currency = (typeof currencies)[number];

export const exchangeRates = {
  /** Rounded figures for demonstration: the owner puts a bank's table here and changes source and date. */
  source: "sample",
  asOf: "2026-11-20",
  bahtPerUnit: {
    THB: 1,
    USD: 32.5,
    GBP: 42.8,
    EUR: 37.6,
    CNY: 4.56,
    RUB: 0.4,
    CHF: 40.4,
    AUD: 21.2,
  },
} as const satisfies { source: string; asOf: string; bahtPerUnit: Record<Currency, number> };

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Not rounded: who shows an amount rounds it, who filters by one decides in which direction. */
export function convertMoney(amount: number, from: Currency, to: Currency): number {
  if (from === to) return amount;
  return (amount * exchangeRates.bahtPerUnit[from]) / exchangeRates.bahtPerUnit[to];
}
