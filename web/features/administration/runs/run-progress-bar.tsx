/** How far a run is. Not announced with every page: the list says when the run's state changes. */
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";

const barStyles =
  "h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-lifted " +
  "[&::-moz-progress-bar]:bg-lamp [&::-webkit-progress-bar]:bg-lifted [&::-webkit-progress-value]:bg-lamp";

export function RunProgressBar({ run }: { run: RunProgress }) {
  const { t } = useTranslation();
  const done = run.pages - run.counts.queued;
  if (run.pages === 0) return null;
  const words = t("admin.runTexts.progress", { done, pages: run.pages });
  return (
    <div className="grid gap-1 text-sm text-quiet">
      <progress value={done} max={run.pages} aria-label={words} className={barStyles} />
      <span aria-hidden="true" className="tabular">
        {words}
      </span>
    </div>
  );
}
