/** Warns of the commonest fraud of the trade: changed bank details. It is shown wherever money is mentioned. */
import { useTranslation } from "react-i18next";

export function PaymentWarning() {
  const { t } = useTranslation("forms");
  return (
    <div
      role="note"
      className="grid gap-2 rounded-card border border-line border-l-3 border-l-coral bg-raised p-5"
    >
      <p className="font-heading text-lg">{t("payment.title")}</p>
      <p className="max-w-measure text-quiet">{t("payment.text")}</p>
    </div>
  );
}
