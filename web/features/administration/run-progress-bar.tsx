/** How far a run is. Not announced with every page: the list says when the run's state changes. */
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";

export function RunProgressBar({ run }: { run: RunProgress }) {
  const { t } = useTranslation();
  const done = run.pages - run.counts.queued;
  const words = t("admin.runs.progress", { done, pages: run.pages });
  return (
    <div className="grid gap-1 text-sm text-quiet">
      <progress value={done} max={Math.max(run.pages, 1)} aria-label={words} className="w-full accent-lamp" />
      <span aria-hidden="true" className="tabular">
        {words}
      </span>
    </div>
  );
}
