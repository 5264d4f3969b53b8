/** The currency of the budget: the address's, else the visitor's. What was chosen before the scripts ran stays chosen. */
import { useCallback, useState } from "react";
import { currencies } from "../../../../domain/finance/exchange-rates.ts";
import { SelectField } from "../../../components/controls/select-field.tsx";
import { useVisitorCurrency } from "../../../visitor/visitor-currency.ts";

type CurrencyFieldProps = { label: string; given: string | undefined };

export function CurrencyField({ label, given }: CurrencyFieldProps) {
  const [visitors] = useVisitorCurrency();
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? given ?? visitors;
  const [atFirst] = useState(shown);
  const keepChoice = useCallback(
    (select: HTMLSelectElement | null) => {
      if (select && select.value !== atFirst) setChosen(select.value);
    },
    [atFirst],
  );
  return (
    <SelectField
      ref={keepChoice}
      label={label}
      isLabelHidden
      name="currency"
      value={shown}
      onChange={(event) => setChosen(event.target.value)}
      options={currencies.map((currency) => ({ value: currency, label: currency }))}
    />
  );
}
