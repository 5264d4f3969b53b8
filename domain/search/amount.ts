/** What a number of a search counts. */
import type { Currency } from "../finance/exchange-rates.ts";

export type Amount = {
  kind: "bedrooms" | "bathrooms" | "size" | "money" | "down payment";
  value: number;
  bound: "min" | "max";
  currency: Currency;
};

/** The amounts of a number or a range, and the tokens that say them; `to` is the index behind them. */
export type AmountPlace = { amounts: readonly Amount[]; from: number; to: number };
