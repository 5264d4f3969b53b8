/** How much of the building foreigners own, on a day, as somebody said; or that we do not know. */
import { useTranslation } from "react-i18next";
import type { Building } from "../../../domain/buildings/building.ts";
import { formatDay } from "../../../domain/languages/format-date.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMoney } from "../../visitor/use-money.ts";

export function BuildingQuota({ building: { foreignQuota: quota, isSample } }: { building: Building }) {
  const { t } = useTranslation("buildings");
  const { percent } = useMoney();
  const locale = useLocale();
  return (
    <section aria-labelledby="quota">
      <h2 id="quota" className="mb-5 text-2xl">
        {t("quota.title")}
      </h2>
      {quota === null ? (
        <p>{t("quota.unknown")}</p>
      ) : (
        <>
          <p className="text-lg">{t("quota.owned", { percent: percent(quota.percent) })}</p>
          <p className="mt-2 text-sm text-quiet">
            {isSample
              ? t("quota.asOf", { date: formatDay(quota.on, locale) })
              : t("quota.asOfSource", { date: formatDay(quota.on, locale), source: quota.source })}
          </p>
          <p className="mt-2 text-sm text-quiet">{t("quota.check")}</p>
        </>
      )}
    </section>
  );
}
