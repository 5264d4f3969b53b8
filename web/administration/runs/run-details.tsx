/** Everything about one run: its figures, actions and pages. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiFailure, type FetchJson } from "../../data/api.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { FeedReportCard } from "./feed-report-card.tsx";
import { RunActions } from "./run-actions.tsx";
import { RunPages } from "./run-pages.tsx";
import { runQuery } from "./run-queries.ts";
import type { RunCommands } from "../scraping/run-commands.ts";
import { RunSummary } from "./run-summary.tsx";
import { sourcesQuery } from "../scraping/scraper-api.ts";
import { nameSource } from "../scraping/name-source.ts";

type RunDetailsProps = { runId: string; fetchJson: FetchJson; commands: RunCommands };

export function RunDetails({ runId, fetchJson, commands }: RunDetailsProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const locale = useLocale();
  const { data: sources = [] } = useQuery(sourcesQuery(fetchJson));
  const { data: run, error, refetch } = useQuery(runQuery(fetchJson, runId));
  if (!run) {
    // The API answers 422 to a mistyped id.
    const isMissing = error instanceof ApiFailure && (error.status === 404 || error.status === 422);
    if (isMissing) return <p role="alert">{t("admin:runTexts.page.missing")}</p>;
    if (error) return <FailureNotice error={error} what={t("admin:runTexts.failed")} onRetry={refetch} />;
    return (
      <output className="block">
        <span className="sr-only">{t("frame:loading")}</span>
        <Skeleton className="h-60" />
      </output>
    );
  }
  const source = sources.find(({ id }) => id === run.sourceId);
  return (
    <div className="grid gap-12">
      <section aria-labelledby="run" className="grid gap-4">
        <h2 id="run" className="text-2xl">
          {source ? nameSource(source.name, t) : t("admin:source")} · {formatTime(run.createdAt, locale)}
        </h2>
        <output className="sr-only">{t(`admin:runState.${run.state}`)}</output>
        <FailureNotice error={error} what={t("admin:runTexts.failed")} onRetry={refetch} />
        <Card className="grid min-w-0 gap-4 p-5">
          <RunSummary run={run} isFull />
          <RunActions {...{ run, commands, fetchJson }} />
        </Card>
      </section>
      {run.feed && <FeedReportCard run={run} feed={run.feed} fetchJson={fetchJson} />}
      <RunPages run={run} fetchJson={fetchJson} />
    </div>
  );
}
