/** The currency of the sums: the address's, else the visitor's. What was chosen before the scripts ran stays chosen. */
import { useState } from "react";
import { currencies } from "../../../../domain/finance/exchange-rates.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { useEarlyChoice } from "../../../visitor/use-early-choice.ts";
import { useVisitorCurrency } from "../../../visitor/visitor-currency.ts";

type CurrencyFieldProps = { label: string; given: string | undefined };

export function CurrencyField({ label, given }: CurrencyFieldProps) {
  const [visitors] = useVisitorCurrency();
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? given ?? visitors;
  return (
    <SelectField
      ref={useEarlyChoice(shown, setChosen)}
      label={label}
      name="currency"
      value={shown}
      onChange={(event) => setChosen(event.target.value)}
      options={currencies.map((currency) => ({ value: currency, label: currency }))}
    />
  );
}
