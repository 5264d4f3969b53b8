/** Sends a pasted page and reads its outcome. */
import { queryOptions } from "@tanstack/react-query";
import type { RunPage, RunProgress } from "../../../domain/api.ts";
import type { PasteInput } from "../../../domain/scraping/paste.ts";
import type { FetchJson } from "../../data/api.ts";
import { isUnderWay } from "../scraping/scraper-api.ts";

export type SendPaste = (sourceId: string, page: PasteInput) => Promise<{ runId: string }>;

/** The run with its one page; null while it is under way. */
export type PasteOutcome = { run: RunProgress; page: RunPage | undefined };

const pollMs = 700;

export function pasteOutcomeQuery(fetchJson: FetchJson, runId: string) {
  return queryOptions({
    queryKey: ["admin", "paste", runId],
    queryFn: async (): Promise<PasteOutcome | null> => {
      const run = await fetchJson<RunProgress>(`/api/admin/runs/${runId}`);
      if (isUnderWay(run)) return null;
      const { pages } = await fetchJson<{ pages: RunPage[] }>(`/api/admin/runs/${runId}/pages`);
      return { run, page: pages[0] };
    },
    refetchInterval: ({ state }) => (state.data ? false : pollMs),
    staleTime: Infinity,
  });
}
