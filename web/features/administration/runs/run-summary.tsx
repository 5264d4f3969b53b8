/** A run at a glance: state, kind, by whom, how long, how far, and why it ended badly; in full with every count. */
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";
import { Badge } from "../../components/badge.tsx";
import { useLocale } from "../../use-locale.ts";
import { describeReason } from "./describe-reason.ts";
import { formatDuration } from "./format-time.ts";
import { RunCounts } from "./run-counts.tsx";
import { RunProgressBar } from "./run-progress-bar.tsx";
import { isUnderWay } from "./scraper-api.ts";

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
  const { t } = useTranslation();
  const locale = useLocale();
  const isRunning = isUnderWay(run);
  const time = formatDuration(run.durationSeconds, locale);
  const facts = [
    t(`admin.runTexts.startedBy.${run.startedBy}`),
    t(isRunning ? "admin.runTexts.takes" : "admin.runTexts.took", { time }),
  ];
  const why = run.reason?.startsWith("sitemap") ? `(${describeReason(run.reason, t)})` : "";
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone={tones[run.state]}>{t(`admin.runState.${run.state}`)}</Badge>
        {run.dryRun && <Badge>{t("admin.runTexts.dryRun")}</Badge>}
        {run.kind === "paste" && <Badge>{t("admin.runTexts.pasted")}</Badge>}
        {run.rolledBackAt && <Badge>{t("admin.runTexts.rolledBack")}</Badge>}
      </p>
      <p className="tabular text-sm text-quiet">{facts.join(" · ")}</p>
      {run.state === "failed" && run.reason && (
        <p className="text-sm text-coral first-letter:uppercase">{describeReason(run.reason, t)}</p>
      )}
      {isFull && sawAPart(run) && (
        <p className="text-sm text-quiet">
          {t("admin.runTexts.inPart")} {why}
        </p>
      )}
      {isRunning && <RunProgressBar run={run} />}
      <RunCounts run={run} isFull={isFull} />
    </>
  );
}

function sawAPart({ state, kind, dryRun, isComplete }: RunProgress): boolean {
  return state === "done" && kind === "crawl" && !dryRun && !isComplete;
}
