/** Every source with its state. Reading, pausing and resuming it take one press each. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../components/controls/button.tsx";
import type { RunProgress, ScrapeSource } from "../../../domain/api.ts";
import { Skeleton } from "../../components/skeleton.tsx";
import type { FetchJson } from "../../data/api.ts";
import { adminPaths } from "../../routing/admin-paths.ts";
import { FailureNotice } from "../controls/failure-notice.tsx";
import type { RunCommands } from "../scraping/run-commands.ts";
import { isUnderWay, runsQuery, sourcesQuery } from "../scraping/scraper-api.ts";
import type { SetSourceState } from "./source-api.ts";
import { SourceCard } from "./source-card.tsx";
import { nameSource } from "../scraping/name-source.ts";

type SourceListProps = { fetchJson: FetchJson; commands: RunCommands; setState: SetSourceState };

export function SourceList({ fetchJson, commands, setState }: SourceListProps) {
  const { t } = useTranslation(["admin", "frame"]);
  const queryClient = useQueryClient();
  const { data: sources, error, refetch } = useQuery(sourcesQuery(fetchJson));
  // The other sections of the page poll this query anyway, so a finished run shows here without another request.
  const { data: runs = [] } = useQuery(runsQuery(fetchJson));
  const [message, setMessage] = useState("");
  const changing = useMutation({
    mutationFn: setState,
    onSuccess: async (_, { id, enabled }) => {
      await queryClient.invalidateQueries(sourcesQuery(fetchJson));
      const name = nameSource(sources?.find((source) => source.id === id)?.name ?? "", t);
      setMessage(t(`admin:sourceTexts.${enabled ? "isResumed" : "isPaused"}`, { name }));
    },
  });
  return (
    <section aria-labelledby="sources" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="sources" className="text-2xl">
            {t("admin:sources")}
          </h2>
          <p className="mt-1 text-quiet">{t("admin:sourceTexts.intro")}</p>
          <p id="dry-hint" className="text-quiet">
            {t("admin:runTexts.dryHint")}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={adminPaths.pastePage()}>{t("admin:postTexts.title")}</ButtonLink>
          <ButtonLink to={adminPaths.newSource}>{t("admin:sourceTexts.add")}</ButtonLink>
        </div>
      </div>
      <output className="sr-only">{message}</output>
      <FailureNotice error={changing.error} />
      <FailureNotice error={error} what={t("admin:sourceTexts.failed")} onRetry={refetch} />
      {!sources && !error && (
        <>
          <output className="sr-only">{t("frame:loading")}</output>
          <Skeleton className="h-28" />
        </>
      )}
      {sources?.length === 0 && <p className="text-quiet">{t("admin:sourceTexts.none")}</p>}
      <ul className="grid gap-4 empty:hidden">
        {sources?.map((source) => {
          const newest = runs.find(({ sourceId, kind }) => sourceId === source.id && kind === "crawl");
          return (
            <SourceCard
              key={source.id}
              fetchJson={fetchJson}
              source={newest ? withRun(source, newest) : source}
              commands={commands}
              isRead={newest !== undefined && isUnderWay(newest)}
              isBusy={changing.isPending}
              setState={(state) => changing.mutate({ id: source.id, ...state })}
            />
          );
        })}
      </ul>
    </section>
  );
}

function withRun(source: ScrapeSource, { state, dryRun, createdAt: at }: RunProgress): ScrapeSource {
  return { ...source, lastRun: { state, dryRun, at } };
}
