/** The newest runs, live while one is under way, each with what can be done to it. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { FetchJson } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { textLinkStyles } from "../../components/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { consolePaths } from "../../console-paths.ts";
import { useLocale } from "../../use-locale.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { formatTime } from "./format-time.ts";
import { RunActions } from "./run-actions.tsx";
import type { RunSteering } from "./run-steering.ts";
import { RunSummary } from "./run-summary.tsx";
import { runsQuery, sourcesQuery } from "./scraper-api.ts";

/** What is below, such as homes to review, must not be twenty runs away; a run that asks is never hidden. */
const firstShown = 5;

type RunHistoryProps = { fetchJson: FetchJson; steering: RunSteering };

export function RunHistory({ fetchJson, steering }: RunHistoryProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: sources = [] } = useQuery(sourcesQuery(fetchJson));
  const { data: runs, error, refetch } = useQuery(runsQuery(fetchJson));
  const nameOf = (sourceId: string) => sources.find(({ id }) => id === sourceId)?.name ?? t("admin.source");
  const newest = runs?.[0];
  const [isFull, setIsFull] = useState(false);
  /** What came of an answer is told on the run's card: one that asked stays, however old it is. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const asking = runs?.filter(({ id, state }) => state === "frozen" && !asked.includes(id)) ?? [];
  if (asking.length > 0) setAsked([...asked, ...asking.map(({ id }) => id)]);
  const shown = runs?.filter(({ id }, place) => isFull || place < firstShown || asked.includes(id)) ?? [];
  const older = (runs?.length ?? 0) - shown.length;
  return (
    <section aria-labelledby="runs" className="grid gap-4">
      <h2 id="runs" className="text-2xl">
        {t("admin.runTexts.title")}
      </h2>
      <output className="sr-only">
        {newest && `${nameOf(newest.sourceId)}: ${t(`admin.runState.${newest.state}`)}`}
      </output>
      <FailureNotice error={error} what={t("admin.runTexts.failed")} onRetry={refetch} />
      {!runs && !error && <Skeleton className="h-40" />}
      {runs?.length === 0 && <p className="text-quiet">{t("admin.runTexts.empty")}</p>}
      <ul className="grid gap-4 empty:hidden">
        {shown.map((run) => (
          <Card as="li" key={run.id} className="grid min-w-0 gap-3 p-5">
            <h3>
              <Link to={consolePaths.run(run.id)} className={textLinkStyles}>
                {nameOf(run.sourceId)} · {formatTime(run.createdAt, locale)}
              </Link>
            </h3>
            <RunSummary run={run} />
            <RunActions {...{ run, steering, fetchJson }} />
          </Card>
        ))}
      </ul>
      {older > 0 && (
        <Button look="bareSmall" className="justify-self-start" onClick={() => setIsFull(true)}>
          {t("admin.runTexts.showOlder", { count: older })}
        </Button>
      )}
    </section>
  );
}
