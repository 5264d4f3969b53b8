/** What is known about a building, with its source. What is not known is said to be unknown. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Building } from "../../../domain/buildings/building.ts";
import { formatYear } from "../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type Row = [label: string, value: ReactNode];

export function BuildingFacts({ building }: { building: Building }) {
  const { t } = useTranslation(["buildings", "homeDetails"]);
  const locale = useLocale();
  const { yearBuilt, floors, units, commonFee, sinkingFund, pets, shortLets } = building;
  const unknown = <span className="text-quiet">{t("homeDetails:facts.unknown")}</span>;
  const money = (amount: number) => formatMoney(amount, "THB", locale);
  const rows: Row[] = [
    [t("buildings:fact.street"), building.street || unknown],
    [t("homeDetails:facts.built"), yearBuilt === null ? unknown : formatYear(yearBuilt, locale)],
    [t("buildings:fact.floors"), floors === null ? unknown : formatNumber(floors, locale)],
    [t("buildings:fact.units"), units === null ? unknown : formatNumber(units, locale)],
    [t("buildings:fact.developer"), building.developer ?? unknown],
    [t("buildings:fact.juristicPerson"), building.juristicPerson ?? unknown],
    [
      t("homeDetails:facts.commonFee"),
      commonFee === null ? unknown : t("homeDetails:perSqmMonth", { amount: money(commonFee) }),
    ],
    [
      t("homeDetails:facts.sinkingFund"),
      sinkingFund === null ? unknown : t("homeDetails:perSqmOnce", { amount: money(sinkingFund) }),
    ],
    [t("buildings:pets"), pets === null ? unknown : t(`buildings:rule.${pets}`)],
    [t("buildings:shortLets"), shortLets === null ? unknown : t(`buildings:rule.${shortLets}`)],
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-5 text-2xl">
        {t("buildings:facts")}
      </h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <dt className="text-quiet">{label}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {building.source && !building.isSample && (
        <p className="mt-4 text-sm text-quiet">{t("buildings:source", { source: building.source })}</p>
      )}
    </section>
  );
}
