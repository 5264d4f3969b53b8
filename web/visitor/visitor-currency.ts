/** The visitor's currency: the language's default on the server; in the browser the visitor's choice, else the region's. */
import { useSyncExternalStore } from "react";
import { type Currency, areRatesCurrent, isCurrency } from "../../domain/finance/exchange-rates.ts";
import { type Locale, splitLocale } from "../../domain/languages/locales.ts";
import { regionCurrency } from "./region-currency.ts";
import { useSite } from "./use-site.ts";
import { useLocale } from "./use-locale.ts";

const storageKey = "preferred-currency";
const changed = "preferred-currency-changed";

const usual: Record<Locale, Currency> = {
  en: "USD",
  th: "THB",
  zh: "CNY",
  ru: "RUB",
  de: "EUR",
  fr: "EUR",
};

export function useVisitorCurrency(): [Currency, (currency: string) => void] {
  const locale = useLocale();
  const currency = useSyncExternalStore(
    listen,
    () => ownCurrency() ?? usual[locale],
    () => usual[locale],
  );
  return [useRatesAreCurrent() ? currency : "THB", store];
}

/** Whether the server's HTML shows another currency than the visitor's. */
export function hasOtherCurrency(): boolean {
  const own = ownCurrency();
  return own !== undefined && own !== usual[splitLocale(location.pathname).locale];
}

function ownCurrency(): Currency | undefined {
  return readStored() ?? regionCurrency(navigator.languages);
}

/** False when the exchange rates are too old to be shown. The clock is read like any store outside React. */
export function useRatesAreCurrent(): boolean {
  const { rates } = useSite();
  const areCurrent = () => areRatesCurrent(rates, new Date());
  return useSyncExternalStore(listen, areCurrent, areCurrent);
}

function listen(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener("storage", onChange);
  };
}

function readStored(): Currency | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isCurrency(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** What is no currency is passed over when it is read. */
function store(currency: string): void {
  try {
    localStorage.setItem(storageKey, currency);
  } catch {
    // Storage may be blocked. Then only the choice is lost.
  }
  window.dispatchEvent(new Event(changed));
}
