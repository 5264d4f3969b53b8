/** Median prices of an area's listings on this site. Shows nothing if there are none. */
import { useTranslation } from "react-i18next";
import type { AreaSummary } from "../../../domain/api.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function AreaFigures({ area }: { area: AreaSummary | undefined }) {
  const { t } = useTranslation("library");
  const locale = useLocale();
  if (!area || area.count === 0) return null;
  const figures = [
    { label: t("areas.medianPrice"), amount: area.medianPrice },
    { label: t("areas.medianPerSquareMeter"), amount: area.medianPricePerSquareMeter },
    { label: t("areas.medianMonthly"), amount: area.medianMonthlyPrice },
  ];
  return (
    <section className="border-t border-line pt-6">
      <dl className="grid gap-5">
        {figures.map(
          ({ label, amount }) =>
            amount !== null && (
              <div key={label}>
                <dt className="text-sm text-quiet">{label}</dt>
                <dd className="text-2xl text-lamp tabular">{formatMoney(amount, "THB", locale)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-4 text-sm text-quiet">{t("areas.figuresNote")}</p>
    </section>
  );
}
