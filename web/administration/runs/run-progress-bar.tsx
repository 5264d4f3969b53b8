/** A run's progress. It is not announced page by page: the list announces when the run's state changes. */
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";

const barStyles =
  "h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-lifted " +
  "[&::-moz-progress-bar]:bg-lamp [&::-webkit-progress-bar]:bg-lifted [&::-webkit-progress-value]:bg-lamp";

export function RunProgressBar({ run }: { run: RunProgress }) {
  const { t } = useTranslation("admin");
  const done = run.pages - run.counts.queued;
  if (run.pages === 0) return null;
  const words = t("runTexts.progress", { done, count: run.pages });
  return (
    <div className="grid gap-1 text-sm text-quiet">
      <progress value={done} max={run.pages} aria-label={words} className={barStyles} />
      <span aria-hidden="true" className="tabular">
        {words}
      </span>
    </div>
  );
}
