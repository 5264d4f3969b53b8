/** The queries for one run and for dead messages. The fetcher carries the admin's token. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  AskedChanges,
  AskedWithdrawals,
  DeadMessage,
  RunPage,
  RunProgress,
} from "../../../domain/api.ts";
import type { MissingInFeed } from "../../../domain/feeds/feed-report.ts";
import type { FetchJson } from "../../data/api.ts";
import { idlePollMs, isUnderWay } from "../scraping/scraper-api.ts";

const pollMs = 1_000;
const pagesPollMs = 2_000;

export const pagesShown = 50;

export function runQuery(fetchJson: FetchJson, runId: string) {
  return queryOptions({
    queryKey: ["admin", "runs", runId],
    queryFn: () => fetchJson<RunProgress>(`/api/admin/runs/${encodeURIComponent(runId)}`),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : idlePollMs),
  });
}

type PageSelection = { state: string | undefined; page: number };

/** The pages in one state, or all. They are refetched while the run is under way, and once more when it has ended. */
export function runPagesQuery(fetchJson: FetchJson, run: RunProgress, { state, page }: PageSelection) {
  const query = new URLSearchParams({
    page: String(page),
    limit: String(pagesShown),
    ...(state && { state }),
  });
  return queryOptions({
    queryKey: ["admin", "runs", run.id, "pages", query.toString(), run.state],
    queryFn: async () =>
      (await fetchJson<{ pages: RunPage[] }>(`/api/admin/runs/${run.id}/pages?${query}`)).pages,
    placeholderData: keepPreviousData,
    refetchInterval: isUnderWay(run) ? pagesPollMs : false,
  });
}

export function withdrawalsQuery(fetchJson: FetchJson, runId: string) {
  return queryOptions({
    queryKey: ["admin", "runs", runId, "withdrawals"],
    queryFn: () => fetchJson<AskedWithdrawals>(`/api/admin/runs/${runId}/withdrawals`),
  });
}

export function changesQuery(fetchJson: FetchJson, runId: string) {
  return queryOptions({
    queryKey: ["admin", "runs", runId, "changes"],
    queryFn: () => fetchJson<AskedChanges>(`/api/admin/runs/${runId}/changes`),
  });
}

export function missingQuery(fetchJson: FetchJson, run: RunProgress) {
  return queryOptions({
    queryKey: ["admin", "runs", run.id, "missing", run.state],
    queryFn: () => fetchJson<MissingInFeed>(`/api/admin/runs/${run.id}/missing`),
    enabled: run.isComplete && !isUnderWay(run),
  });
}

export function deadMessagesQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "dead-messages"],
    queryFn: async () => (await fetchJson<{ messages: DeadMessage[] }>("/api/admin/dead-messages")).messages,
    refetchInterval: idlePollMs,
  });
}
