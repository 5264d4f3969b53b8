/** What homes cost in an area, from the homes on the site; nothing where there are none. */
import { useTranslation } from "react-i18next";
import type { AreaSummary } from "../../../domain/api.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useLocale } from "../../use-locale.ts";

export function AreaFigures({ area }: { area: AreaSummary | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!area || area.count === 0) return null;
  const figures = [
    { label: t("library.areas.medianPrice"), amount: area.medianPrice },
    { label: t("library.areas.medianPerSquareMeter"), amount: area.medianPricePerSquareMeter },
    { label: t("library.areas.medianMonthly"), amount: area.medianMonthlyPrice },
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
      <p className="mt-4 text-sm text-quiet">{t("library.areas.figuresNote")}</p>
    </section>
  );
}
