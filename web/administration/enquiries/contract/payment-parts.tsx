/** More arrived than the instalment owes: says where the rest would go, and asks. */
import { useTranslation } from "react-i18next";
import type { Satang } from "../../../../domain/finance/finance.ts";
import type { PaymentPart } from "../../../../domain/paying/spread-payment.ts";
import { Checkbox } from "../../../components/controls/checkbox.tsx";
import { useMoney } from "../../../visitor/use-money.ts";
import { useInstalmentName } from "../../controls/use-instalment-name.ts";

export function PaymentParts({ parts, left }: { parts: readonly PaymentPart[]; left: Satang }) {
  const { t } = useTranslation("admin");
  const { exact } = useMoney();
  const name = useInstalmentName();
  if (left > 0) {
    return (
      <p role="alert" className="text-coral @lg:col-span-2">
        {t("paymentTexts.moreThanAll", { amount: exact(left) })}
      </p>
    );
  }
  if (parts.length < 2) return null;
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
      <Checkbox
        label={t("paymentTexts.spread", {
          amount: exact(parts.slice(1).reduce((sum, one) => sum + one.amount, 0)),
        })}
        required
      />
    </div>
  );
}
