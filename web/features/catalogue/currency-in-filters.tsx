/**
 * The filters are hydrated with the visitor's first move, the cards at once. So the page itself shows the visitor's
 * currency in the filters, unless the address gives one. A component, because a currency other than the server's renders
 * again, at once, whatever asks for it: here nothing else.
 */
import { useEffect } from "react";
import { useVisitorCurrency } from "../../visitor/visitor-currency.ts";

export function CurrencyInFilters(): null {
  const [currency] = useVisitorCurrency();
  useEffect(() => {
    const choice = document.querySelector<HTMLSelectElement>("[data-visitor-currency]");
    if (choice) choice.value = currency;
  }, [currency]);
  return null;
}
