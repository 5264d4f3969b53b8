/** What is known about a building, with its source: its key figures, and the rest. What is not known is said so. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Building } from "../../../domain/buildings/building.ts";
import { formatYear } from "../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type Row = [label: string, value: ReactNode];

export function BuildingKeyFigures({ building }: { building: Building }) {
  const { t } = useTranslation(["buildings", "homeDetails"]);
  const locale = useLocale();
  const { yearBuilt, floors, units, commonFee } = building;
  const unknown = t("homeDetails:facts.unknown");
  const figures: Row[] = [
    [t("homeDetails:facts.built"), yearBuilt === null ? unknown : formatYear(yearBuilt, locale)],
    [t("buildings:fact.floors"), floors === null ? unknown : formatNumber(floors, locale)],
    [t("buildings:fact.units"), units === null ? unknown : formatNumber(units, locale)],
    [
      t("homeDetails:facts.commonFee"),
      commonFee === null
        ? unknown
        : t("homeDetails:perSqmMonth", { amount: formatMoney(commonFee, "THB", locale) }),
    ],
  ];
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function BuildingFacts({ building }: { building: Building }) {
  const { t } = useTranslation(["buildings", "homeDetails"]);
  const locale = useLocale();
  const { sinkingFund, pets, shortLets } = building;
  const unknown = <span className="text-quiet">{t("homeDetails:facts.unknown")}</span>;
  const rows: Row[] = [
    [t("buildings:fact.street"), building.street || unknown],
    [t("buildings:fact.developer"), building.developer ?? unknown],
    [t("buildings:fact.juristicPerson"), building.juristicPerson ?? unknown],
    [
      t("homeDetails:facts.sinkingFund"),
      sinkingFund === null
        ? unknown
        : t("homeDetails:perSqmOnce", { amount: formatMoney(sinkingFund, "THB", locale) }),
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
