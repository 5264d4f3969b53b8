/**
 * The value of a unit of each currency in baht. Prices are in baht. Other currencies are shown as "≈, as of", and
 * filters in them are converted to baht before the search.
 */
export const currencies = ["THB", "USD", "GBP", "EUR", "CNY", "RUB", "CHF", "AUD"] as const;
export type Currency = (typeof currencies)[number];
export const foreignCurrencies = currencies.filter(
  (currency): currency is Exclude<Currency, "THB"> => currency !== "THB",
);

/** A bank's table: its name, its day, and what a unit costs in baht. */
export type ExchangeRates = { source: string; asOf: string; bahtPerUnit: Record<Currency, number> };

/** Rounded sample figures, until an owner enters a bank's table in the settings. */
export const sampleRates: ExchangeRates = {
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
};

/** The rates are entered by hand. If they are older than this, prices are shown in baht only. */
export const ratesShownDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

export function areRatesCurrent({ asOf }: Pick<ExchangeRates, "asOf">, now: Date): boolean {
  return now.getTime() - Date.parse(asOf) <= ratesShownDays * dayMs;
}

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Not rounded: the display rounds to the nearest unit, a filter rounds outwards. */
export function convertMoney(
  amount: number,
  from: Currency,
  to: Currency,
  { bahtPerUnit }: Pick<ExchangeRates, "bahtPerUnit">,
): number {
  if (from === to) return amount;
  return (amount * bahtPerUnit[from]) / bahtPerUnit[to];
}
