/** The queries of one run's page and of what was given up; the fetcher carries the admin's token. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AskedWithdrawals, DeadLetter, RunPage, RunProgress } from "../../../domain/api.ts";
import type { FetchJson } from "../../api.ts";
import { idlePollMs, isUnderWay } from "./scraper-api.ts";

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

type Asked = { state: string | undefined; page: number };

/** One state's pages, or all; while the run is under way they are asked again, and once more when it has ended. */
export function runPagesQuery(fetchJson: FetchJson, run: RunProgress, { state, page }: Asked) {
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

export function deadLettersQuery(fetchJson: FetchJson) {
  return queryOptions({
    queryKey: ["admin", "dead-letters"],
    queryFn: async () => (await fetchJson<{ letters: DeadLetter[] }>("/api/admin/dead-letters")).letters,
    refetchInterval: idlePollMs,
  });
}
