/** The sources, and what starts a run of each. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ScrapeSource } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { describeReason } from "./describe-reason.ts";
import { FailureNotice } from "./failure-notice.tsx";
import type { RunSteering } from "./run-steering.ts";
import { isUnderWay, runsQuery, sourcesQuery } from "./scraper-api.ts";
import { SteeringResult } from "./steering-result.tsx";
import { useSteering } from "./use-steering.ts";

type RunPanelProps = { fetchJson: FetchJson; steering: RunSteering };

export function RunPanel({ fetchJson, steering }: RunPanelProps) {
  const { t } = useTranslation();
  const { data: sources, error, refetch } = useQuery(sourcesQuery(fetchJson));
  const { data: runs = [] } = useQuery(runsQuery(fetchJson));
  const busy = new Set(
    runs.flatMap((run) => (isUnderWay(run) && run.kind === "crawl" ? [run.sourceId] : [])),
  );
  return (
    <section aria-labelledby="sources" className="grid gap-4">
      <h2 id="sources" className="text-2xl">
        {t("admin.sources")}
      </h2>
      <p id="dry-hint" className="text-quiet">
        {t("admin.runs.dryHint")}
      </p>
      <FailureNotice error={error} what={t("admin.runs.sourcesFailed")} onRetry={refetch} />
      {!sources && !error && <Skeleton className="h-24" />}
      <ul className="grid gap-4 empty:hidden">
        {sources?.map((source) => (
          <SourceItem key={source.id} source={source} steering={steering} isRead={busy.has(source.id)} />
        ))}
      </ul>
    </section>
  );
}

type SourceItemProps = { source: ScrapeSource; steering: RunSteering; isRead: boolean };

function SourceItem({ source, steering, isRead }: SourceItemProps) {
  const { t } = useTranslation();
  const { steer, isBusy, ...outcome } = useSteering();
  const canStart = source.enabled && !isRead;
  const start = (dryRun: boolean) => async () => {
    await steering.start({ sourceId: source.id, dryRun });
    return t("admin.runs.started");
  };
  return (
    <Card as="li" className="grid min-w-0 gap-3 p-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h3>{source.name}</h3>
        {!source.enabled && (
          <p className="text-sm text-coral">
            {t("admin.runs.sourcePaused", { reason: describeReason(source.pausedReason ?? "–", t) })}
          </p>
        )}
        <SteeringResult {...outcome} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} disabled={!canStart} onClick={() => steer(start(false))}>
          {t("admin.startRun")}
        </Button>
        <Button
          look="bare"
          aria-describedby="dry-hint"
          isBusy={isBusy}
          disabled={!canStart}
          onClick={() => steer(start(true))}
        >
          {t("admin.runs.startDry")}
        </Button>
      </div>
    </Card>
  );
}
