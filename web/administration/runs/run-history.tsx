/** The newest runs with their actions, updated live while one is under way. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FetchJson } from "../../data/api.ts";
import { Button } from "../../components/controls/button.tsx";
import { textLinkStyles } from "../../components/controls/button-styles.ts";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { Link } from "../../routing/link.tsx";
import { adminPaths } from "../../routing/admin-paths.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import { formatTime } from "../controls/format-time.ts";
import { RunActions } from "./run-actions.tsx";
import type { RunCommands } from "../scraping/run-commands.ts";
import { RunSummary } from "./run-summary.tsx";
import { runsQuery, sourcesQuery } from "../scraping/scraper-api.ts";
import { nameSource } from "../scraping/name-source.ts";

/** Few enough to keep the sections below, such as the review, in reach. A run with a question is never hidden. */
const firstShown = 5;

type RunHistoryProps = { fetchJson: FetchJson; commands: RunCommands };

export function RunHistory({ fetchJson, commands }: RunHistoryProps) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const { data: sources = [] } = useQuery(sourcesQuery(fetchJson));
  const { data: runs, error, refetch } = useQuery(runsQuery(fetchJson));
  const nameOf = (sourceId: string) => {
    const source = sources.find(({ id }) => id === sourceId);
    return source ? nameSource(source.name, t) : t("source");
  };
  const newest = runs?.[0];
  const [isFull, setIsFull] = useState(false);
  /** Runs that have asked a question. They stay visible, because the result of the answer appears on their card. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const asking = runs?.filter(({ id, state }) => state === "frozen" && !asked.includes(id)) ?? [];
  if (asking.length > 0) setAsked([...asked, ...asking.map(({ id }) => id)]);
  const shown = runs?.filter(({ id }, place) => isFull || place < firstShown || asked.includes(id)) ?? [];
  const older = (runs?.length ?? 0) - shown.length;
  return (
    <section aria-labelledby="runs" className="grid gap-4">
      <h2 id="runs" className="text-2xl">
        {t("runTexts.title")}
      </h2>
      <output className="sr-only">
        {newest && `${nameOf(newest.sourceId)}: ${t(`runState.${newest.state}`)}`}
      </output>
      <FailureNotice error={error} what={t("runTexts.failed")} onRetry={refetch} />
      {!runs && !error && <Skeleton className="h-40" />}
      {runs?.length === 0 && <p className="text-quiet">{t("runTexts.empty")}</p>}
      <ul className="grid gap-4 empty:hidden">
        {shown.map((run) => (
          <Card as="li" key={run.id} className="grid min-w-0 gap-3 p-5">
            <h3>
              <Link to={adminPaths.run(run.id)} className={textLinkStyles}>
                {nameOf(run.sourceId)} · {formatTime(run.createdAt, locale)}
              </Link>
            </h3>
            <RunSummary run={run} />
            <RunActions {...{ run, commands, fetchJson }} />
          </Card>
        ))}
      </ul>
      {older > 0 && (
        <Button look="bareSmall" className="justify-self-start" onClick={() => setIsFull(true)}>
          {t("runTexts.showOlder", { count: older })}
        </Button>
      )}
    </section>
  );
}
