/** Prices, running costs, and the terms on which this home can be paid off. */
import { useTranslation } from "react-i18next";
import { useHomeBuilding } from "./use-home-building.ts";
import { EditedNumber } from "./edited-fields.tsx";

export function PriceSection() {
  const { t } = useTranslation("admin");
  const { decides } = useHomeBuilding();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditedNumber name="price" hint={t("editorTexts.priceHint")} />
        <EditedNumber name="monthly_rental_price" />
        {!decides("common_fee") && <EditedNumber name="common_fee" />}
        {!decides("sinking_fund") && <EditedNumber name="sinking_fund" />}
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
