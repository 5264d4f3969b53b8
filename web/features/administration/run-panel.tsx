/** Starts a run of a source and shows its progress until it is done. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RunProgress } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { buttonStyles } from "../../components/button-styles.ts";
import { isUnderWay, runsQuery, sourcesQuery } from "./scraper-api.ts";

type RunPanelProps = { fetchJson: FetchJson; startRun: (sourceId: string) => Promise<{ id: string }> };

export function RunPanel({ fetchJson, startRun }: RunPanelProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: sources } = useQuery(sourcesQuery(fetchJson));
  const { data: runs } = useQuery(runsQuery(fetchJson));
  const starting = useMutation({
    mutationFn: startRun,
    onSuccess: () => queryClient.invalidateQueries(runsQuery(fetchJson)),
  });

  return (
    <section aria-labelledby="sources" className="grid gap-4">
      <h2 id="sources" className="text-2xl">
        {t("admin.sources")}
      </h2>
      {starting.error && (
        <p role="alert" className="text-coral">
          {starting.error.message}
        </p>
      )}
      <ul className="grid gap-4">
        {sources?.map((source) => {
          const run = runs?.find(({ sourceId }) => sourceId === source.id);
          return (
            <li key={source.id} className="grid gap-3 rounded-card border border-line bg-raised p-5">
              <h3>{source.name}</h3>
              {run && <RunState run={run} />}
              <button
                type="button"
                className={`justify-self-start ${buttonStyles.quiet}`}
                disabled={starting.isPending || (run !== undefined && isUnderWay(run))}
                onClick={() => starting.mutate(source.id)}
              >
                {t("admin.startRun")}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RunState({ run }: { run: RunProgress }) {
  const { t } = useTranslation();
  const done = run.pages - run.counts.queued;
  return (
    <output className="grid gap-1 text-quiet">
      <span>{t(`admin.runState.${run.state}`)}</span>
      <progress value={done} max={Math.max(run.pages, 1)} aria-label={t(`admin.runState.${run.state}`)} />
      <span>{t("admin.progress", { done, pages: run.pages, found: run.counts.new })}</span>
      {run.reason && <span className="text-coral">{run.reason}</span>}
    </output>
  );
}
