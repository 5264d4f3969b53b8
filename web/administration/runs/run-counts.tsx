/** The outcomes of a run's pages: all of them on the run's own page, only those that occurred in the list of runs. */
import { useTranslation } from "react-i18next";
import { type RunProgress, pageOutcomes } from "../../../domain/api.ts";
import { useLocale } from "../../visitor/use-locale.ts";

export function RunCounts({ run, isFull }: { run: RunProgress; isFull: boolean }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const shown = pageOutcomes.filter((outcome) => isFull || run.counts[outcome] > 0);
  if (shown.length === 0) return null;
  return (
    <dl
      aria-label={t("runTexts.countsOf")}
      className={
        isFull
          ? "grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5"
          : "flex flex-wrap gap-x-5 gap-y-1 text-sm"
      }
    >
      {shown.map((outcome) => (
        <div key={outcome} className={isFull ? "grid content-between" : "flex gap-1.5"}>
          <dt className="text-sm text-quiet">{t(`runTexts.counts.${outcome}`)}</dt>
          <dd className={`tabular ${isFull ? "text-2xl" : ""}`}>
            {run.counts[outcome].toLocaleString(locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
