/** The value of a unit of each currency in baht, with the bank's day and its name. */
import * as v from "valibot";
import { type Currency, currencies } from "../../finance/exchange-rates.ts";
import { requiredText } from "./text-schema.ts";

const rate = v.pipe(
  v.number("must be a number"),
  v.gtValue(0, "must be more than 0"),
  v.maxValue(10_000, "must be at most 10000"),
);

const rates = Object.fromEntries(
  currencies.map((currency) => [currency, currency === "THB" ? v.literal(1) : rate]),
) as Record<Currency, typeof rate>;

export const ratesSchema = v.object({
  source: requiredText(120),
  asOf: v.pipe(
    v.string(),
    v.isoDate("must be a date"),
    // A day ahead of us at most: Pattaya's day begins before that of the Worker's clock.
    v.check((day) => Date.parse(day) <= Date.now() + 86_400_000, "must not be in the future"),
  ),
  bahtPerUnit: v.object(rates),
});
export type Rates = v.InferOutput<typeof ratesSchema>;
