/** What was sent in another currency and the rate of that day. The rate of the settings is where it starts. */
import { useTranslation } from "react-i18next";
import type { Currency } from "../../../../domain/finance/exchange-rates.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { NumberField } from "../../controls/number-field.tsx";

export type TypedSum = { amount: string; rate: string };

type ForeignSumProps = { currency: Currency; typed: TypedSum; onType: (typed: TypedSum) => void };

export function ForeignSum({ currency, typed, onType }: ForeignSumProps) {
  const { t } = useTranslation("admin");
  const { rates } = useSite();
  const usual = String(rates.bahtPerUnit[currency]);
  return (
    <>
      <NumberField
        label={t("paymentTexts.sent", { currency })}
        step="0.01"
        min={0.01}
        value={typed.amount}
        onChange={({ currentTarget }) => onType({ rate: typed.rate || usual, amount: currentTarget.value })}
        required
      />
      <NumberField
        label={t("paymentTexts.rate", { currency })}
        hint={t("paymentTexts.rateHint", { rate: usual, day: rates.asOf })}
        step="any"
        min={0.000001}
        max={10_000}
        value={typed.rate}
        onChange={({ currentTarget }) => onType({ ...typed, rate: currentTarget.value })}
        required
      />
    </>
  );
}
