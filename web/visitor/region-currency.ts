/** The currency that somebody from a region counts in: an English reader in London thinks in pounds. */
import type { Currency } from "../../domain/finance/exchange-rates.ts";

const euro = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" ");

const byRegion: Readonly<Record<string, Currency>> = {
  GB: "GBP",
  US: "USD",
  AU: "AUD",
  CH: "CHF",
  LI: "CHF",
  CN: "CNY",
  RU: "RUB",
  TH: "THB",
  ...Object.fromEntries(euro.map((region) => [region, "EUR"] as const)),
};

/** The first of the browser's languages that names a region decides; undefined if none does, or we have no rate. */
export function regionCurrency(languages: readonly string[]): Currency | undefined {
  const [region] = languages.flatMap((tag) => /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1] ?? []);
  return region === undefined ? undefined : byRegion[region];
}
