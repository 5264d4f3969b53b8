/** How many homes of a source had each field, run by run: a table with a small chart in each row. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type FieldCoverage, measureFields, notableDrift } from "../../../domain/scraping/coverage.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import type { FetchJson } from "../../data/api.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { Disclosure } from "../controls/disclosure.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { coverageQuery } from "../scraping/scraper-api.ts";
import { nameField } from "../scraping/name-field.ts";
import { ShareLine } from "./share-line.tsx";

type SourceCoverageProps = { sourceId: string; name: string; fetchJson: FetchJson };

export function SourceCoverage({ sourceId, name, fetchJson }: SourceCoverageProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const { data, error, refetch } = useQuery(coverageQuery(fetchJson));
  if (error && !data) {
    return <FailureNotice error={error} what={t("admin:teachTexts.coverageFailed")} onRetry={refetch} />;
  }
  if (!data) return <output className="block text-sm text-quiet">{t("frame:loading")}</output>;
  const runs = data.filter((run) => run.sourceId === sourceId);
  const fields = measureFields(runs);
  const [newest] = runs;
  if (!newest) return <p className="text-sm text-quiet">{t("admin:teachTexts.noCoverage")}</p>;
  const lost = fields.filter(isLost);
  return (
    <Disclosure
      summary={
        <span>
          {t("admin:teachTexts.coverage", { count: newest.listings })}
          {lost.length > 0 && (
            <span className="text-coral">
              {" "}
              {t("admin:teachTexts.lost", {
                count: lost.length,
                fields: lost.map(({ field }) => nameField(field, t)).join(", "),
              })}
            </span>
          )}
        </span>
      }
    >
      <CoverageTable fields={fields} name={name} runs={runs.length} />
    </Disclosure>
  );
}

type CoverageTableProps = { fields: readonly FieldCoverage[]; name: string; runs: number };

function CoverageTable({ fields, name, runs }: CoverageTableProps) {
  const { t } = useTranslation("admin");
  const head = "py-1.5 pr-3 text-left align-bottom font-normal text-quiet";
  return (
    <table className="w-full max-w-2xl text-sm">
      <caption className="pb-2 text-left text-quiet">
        {t("teachTexts.coverageCaption", { name, count: runs })}
      </caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            {t("sourceTexts.field")}
          </th>
          <th scope="col" className={head}>
            {t("teachTexts.overRuns")}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t("teachTexts.now")}
          </th>
          <th scope="col" className={`${head} pr-0 text-right`}>
            {t("teachTexts.drift")}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <CoverageRow key={field.field} {...field} />
        ))}
      </tbody>
    </table>
  );
}

function CoverageRow({ field, shares, now, drift }: FieldCoverage) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const percent = (share: number) =>
    t("teachTexts.percent", { share: formatNumber(Math.round(share * 100), locale) });
  return (
    <tr className="border-b border-line/60 last:border-0">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal hyphens-auto">
        {nameField(field, t)}
      </th>
      <td className="py-1.5 pr-3">
        <ShareLine shares={shares} isLost={isLost({ drift })} />
        {/* What the line shows, for those who cannot see it. */}
        <span className="sr-only">{shares.map(percent).join(", ")}</span>
      </td>
      <td className="tabular py-1.5 pr-3 text-right whitespace-nowrap">{percent(now)}</td>
      <td
        className={`tabular py-1.5 text-right whitespace-nowrap ${isLost({ drift }) ? "text-coral" : "text-quiet"}`}
      >
        {drift === null ? t("teachTexts.firstRun") : signed(Math.round(drift * 100), locale)}
      </td>
    </tr>
  );
}

function isLost({ drift }: Pick<FieldCoverage, "drift">): boolean {
  return drift !== null && drift <= -notableDrift;
}

function signed(points: number, locale: Parameters<typeof formatNumber>[1]): string {
  if (points === 0) return "±0";
  return `${points > 0 ? "+" : "−"}${formatNumber(Math.abs(points), locale)}`;
}
