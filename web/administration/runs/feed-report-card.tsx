/** What the file of a feed held: how many homes, what nobody reads, and which of our homes it does not name. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";
import type { FeedReport } from "../../../domain/feeds/feed-report.ts";
import { Card } from "../../components/card.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { Link } from "../../routing/link.tsx";
import { Disclosure } from "../controls/disclosure.tsx";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { ListingName } from "./listing-name.tsx";
import { missingQuery } from "./run-queries.ts";

type FeedReportCardProps = { run: RunProgress; feed: FeedReport; fetchJson: FetchJson };

export function FeedReportCard({ run, feed, fetchJson }: FeedReportCardProps) {
  const { t } = useTranslation("admin");
  const { data: missing, error } = useQuery(missingQuery(fetchJson, run));
  const isAllRead = feed.unknown.length === 0 && feed.unknownTypes.length === 0;
  return (
    <section aria-labelledby="feed" className="grid gap-4">
      <h2 id="feed" className="text-2xl">
        {t("feedTexts.report.title")}
      </h2>
      <Card className="grid min-w-0 gap-4 p-5">
        <p>
          {t("feedTexts.report.records", { count: feed.records })}{" "}
          {feed.before !== null && (
            <span className="text-quiet">{t("feedTexts.report.before", { count: feed.before })}</span>
          )}
        </p>
        {feed.leftOut > 0 && <p>{t("feedTexts.report.leftOut", { count: feed.leftOut })}</p>}
        {feed.repeated > 0 && <p>{t("feedTexts.report.repeated", { count: feed.repeated })}</p>}
        <NameTable title={t("feedTexts.report.unknownTypes")} names={feed.unknownTypes} />
        <NameTable title={t("feedTexts.report.unknown")} names={feed.unknown} />
        {isAllRead ? (
          <p className="text-quiet">{t("feedTexts.report.none")}</p>
        ) : (
          <Link to={adminPaths.source(run.sourceId)} className={`${textLinkStyles} justify-self-start`}>
            {t("feedTexts.report.edit")}
          </Link>
        )}
        <FailureNotice error={error} />
        {missing && missing.total > 0 && (
          <Disclosure summary={t("feedTexts.report.missing", { count: missing.total })}>
            {(run.dryRun || run.state === "frozen") && (
              <p className="mb-2 text-quiet">{t("feedTexts.report.missingHint")}</p>
            )}
            <ul className="grid list-disc gap-1.5 pl-5">
              {missing.listings.map(({ externalId, ...listing }) => (
                <li key={listing.id}>
                  <ListingName listing={listing} /> <span className="text-quiet">{externalId}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Card>
    </section>
  );
}

function NameTable({ title, names }: { title: string; names: FeedReport["unknown"] }) {
  const { t } = useTranslation("admin");
  if (names.length === 0) return null;
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="w-full max-w-2xl text-left text-sm">
        <caption className="mb-1 text-left font-medium">{title}</caption>
        <thead className="text-quiet">
          <tr>
            <th className="py-1 pr-4 font-normal">{t("feedTexts.report.name")}</th>
            <th className="py-1 pr-4 font-normal">{t("feedTexts.example")}</th>
            <th className="py-1 text-right font-normal">{t("feedTexts.report.count")}</th>
          </tr>
        </thead>
        <tbody>
          {names.map(({ name, count, sample }) => (
            <tr key={name} className="border-t border-edge">
              <td className="py-1 pr-4 break-all">{name}</td>
              <td className="py-1 pr-4 break-all text-quiet">{sample}</td>
              <td className="tabular py-1 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
