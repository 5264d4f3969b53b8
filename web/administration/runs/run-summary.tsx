/** A run at a glance: state, kind, who started it, duration, progress and failure. `isFull` shows every count. */
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";
import { Badge } from "../../components/badge.tsx";
import { useLocale } from "../../visitor/use-locale.ts";
import { codeOf, describeReason } from "../scraping/describe-reason.ts";
import { formatDuration } from "../controls/format-time.ts";
import { RunCounts } from "./run-counts.tsx";
import { RunProgressBar } from "./run-progress-bar.tsx";
import { isUnderWay } from "../scraping/scraper-api.ts";

const tones = {
  queued: "sea",
  discovering: "sea",
  fetching: "sea",
  frozen: "gold",
  done: "quiet",
  failed: "coral",
  cancelled: "quiet",
} as const satisfies Record<RunProgress["state"], string>;

export function RunSummary({ run, isFull = false }: { run: RunProgress; isFull?: boolean }) {
  const { t } = useTranslation("admin");
  const locale = useLocale();
  const isRunning = isUnderWay(run);
  const time = formatDuration(run.durationSeconds, locale);
  const facts = [
    t(`runTexts.startedBy.${run.startedBy}`),
    t(isRunning ? "runTexts.takes" : "runTexts.took", { time }),
  ];
  const why = run.reason && codeOf(run.reason) === "sitemap" ? `(${describeReason(run.reason, t)})` : "";
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tones[run.state]}>{t(`runState.${run.state}`)}</Badge>
        {run.dryRun && <Badge>{t("runTexts.dryRun")}</Badge>}
        {run.kind === "paste" && <Badge>{t("runTexts.pasted")}</Badge>}
        {run.rolledBackAt && <Badge>{t("runTexts.rolledBack")}</Badge>}
      </p>
      <p className="tabular text-sm text-quiet">{facts.join(" · ")}</p>
      {run.state === "failed" && run.reason && (
        <p className="text-sm text-coral first-letter:uppercase">{describeReason(run.reason, t)}</p>
      )}
      {isFull && isPartial(run) && (
        <p className="text-sm text-quiet">
          {t("runTexts.inPart")} {why}
        </p>
      )}
      {isRunning && <RunProgressBar run={run} />}
      <RunCounts run={run} isFull={isFull} />
    </>
  );
}

function isPartial({ state, kind, dryRun, isComplete }: RunProgress): boolean {
  return state === "done" && kind === "crawl" && !dryRun && !isComplete;
}
