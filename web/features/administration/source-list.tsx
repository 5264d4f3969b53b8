/** Every source with its state; pausing and resuming take one press each. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/button.tsx";
import type { RunProgress, ScrapeSource } from "../../../domain/api.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import type { FetchJson } from "../../api.ts";
import { consolePaths } from "../../console-paths.ts";
import { LoadFailure } from "./load-failure.tsx";
import { runsQuery, sourcesQuery } from "./scraper-api.ts";
import type { SetSourceState } from "./source-api.ts";
import { SourceCard } from "./source-card.tsx";

type SourceListProps = { fetchJson: FetchJson; setState: SetSourceState };

export function SourceList({ fetchJson, setState }: SourceListProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: sources, isError, refetch } = useQuery(sourcesQuery(fetchJson));
  // What the other sections of the page watch anyway: a run that ends shows here without asking again.
  const { data: runs = [] } = useQuery(runsQuery(fetchJson));
  const [said, setSaid] = useState("");
  const changing = useMutation({
    mutationFn: setState,
    onSuccess: async (_, { id, enabled }) => {
      await queryClient.invalidateQueries(sourcesQuery(fetchJson));
      const name = sources?.find((source) => source.id === id)?.name;
      setSaid(t(`admin.sourceTexts.${enabled ? "isResumed" : "isPaused"}`, { name }));
    },
  });
  return (
    <section aria-labelledby="source-settings" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="source-settings" className="text-2xl">
            {t("admin.sourceTexts.heading")}
          </h2>
          <p className="mt-1 text-quiet">{t("admin.sourceTexts.intro")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={consolePaths.pastePage()}>{t("admin.sourceTexts.paste")}</ButtonLink>
          <ButtonLink to={consolePaths.newSource}>{t("admin.sourceTexts.add")}</ButtonLink>
        </div>
      </div>
      <output className="sr-only">{said}</output>
      {changing.error && (
        <p role="alert" className="text-coral">
          {changing.error.message}
        </p>
      )}
      {isError && !sources && <LoadFailure text={t("admin.sourceTexts.failed")} retry={refetch} />}
      {!sources && !isError && (
        <>
          <output className="sr-only">{t("frame.loading")}</output>
          <Skeleton className="h-28" />
        </>
      )}
      {sources?.length === 0 && <p className="text-quiet">{t("admin.sourceTexts.none")}</p>}
      <ul className="grid gap-4 empty:hidden">
        {sources?.map((source) => (
          <SourceCard
            key={source.id}
            source={withNewestRun(source, runs)}
            isBusy={changing.isPending}
            setState={(state) => changing.mutate({ id: source.id, ...state })}
          />
        ))}
      </ul>
    </section>
  );
}

function withNewestRun(source: ScrapeSource, runs: readonly RunProgress[]): ScrapeSource {
  const run = runs.find(({ sourceId, kind }) => sourceId === source.id && kind === "crawl");
  return run ? { ...source, lastRun: { state: run.state, dryRun: run.dryRun, at: run.createdAt } } : source;
}
