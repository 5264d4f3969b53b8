/** More arrived than the instalment owes: says where the rest would go, and asks. */
import { useTranslation } from "react-i18next";
import type { Satang } from "../../../../domain/finance/finance.ts";
import { type PaymentPart, mostParts } from "../../../../domain/paying/spread-payment.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { useMoney } from "../../../visitor/use-money.ts";
import { useInstalmentName } from "../../controls/use-instalment-name.ts";
import { SurplusNote } from "../../controls/surplus-note.tsx";

export function PaymentParts({ parts, left }: { parts: readonly PaymentPart[]; left: Satang }) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const name = useInstalmentName();
  if (parts.length > mostParts) {
    return (
      <p role="alert" className="text-coral @lg:col-span-2">
        {t("paymentTexts.tooManyParts", { most: mostParts })}
      </p>
    );
  }
  if (parts.length === 0 || (parts.length === 1 && left === 0)) return null;
  return (
    <div className="grid gap-2 @lg:col-span-2">
      <p>{t("paymentTexts.moreThanOwed")}</p>
      <ul className="tabular grid gap-1">
        {parts.map(({ number, amount }) => (
          <li key={number} className="flex justify-between gap-4 border-t border-line pt-1">
            <span>{name(number)}</span>
            <span>{exact(amount)}</span>
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <SurplusNote owed={sumOf(parts)} surplus={left} />
      ) : (
        <Checkbox label={t("paymentTexts.spread", { amount: exact(sumOf(parts.slice(1))) })} required />
      )}
    </div>
  );
}

function sumOf(parts: readonly PaymentPart[]): Satang {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
