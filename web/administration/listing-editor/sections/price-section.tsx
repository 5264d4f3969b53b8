/** Prices, running costs, and the terms on which this home can be paid off. */
import { useTranslation } from "react-i18next";
import { EditedNumber } from "./edited-fields.tsx";

export function PriceSection() {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditedNumber name="price" hint={t("editorTexts.priceHint")} />
        <EditedNumber name="monthly_rental_price" />
        <EditedNumber name="common_fee" />
        <EditedNumber name="sinking_fund" />
      </div>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{t("editorTexts.terms")}</legend>
        <p className="text-sm text-quiet sm:col-span-2">{t("editorTexts.termsHint")}</p>
        <EditedNumber name="finance_down_payment" />
        <EditedNumber name="finance_months" />
        <EditedNumber name="finance_premium_percent" />
        <EditedNumber name="finance_interest_percent" />
        <EditedNumber name="finance_forfeiture_percent" />
      </fieldset>
    </>
  );
}
