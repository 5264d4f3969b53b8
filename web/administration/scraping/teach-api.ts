/** Teaching a source: the pages to point at, the outline of a page, and the selector that is saved in the end. */
import { queryOptions } from "@tanstack/react-query";
import type { FieldSelector } from "../../../domain/scraping/scrape-source.ts";
import type { TeachableField, TeachingAnswer } from "../../../domain/scraping/teaching.ts";
import type { FetchJson } from "../../data/api.ts";
import type { SourceRow } from "./source-draft.ts";

type Accepted = Exclude<TeachingAnswer, { kind: "refused" }>;
/** After waiting for the host's turn. */
export type Answer = Exclude<Accepted, { kind: "later" }>;
export type Ask = (what: "outline" | "proposals" | "trials" | "robots", body: unknown) => Promise<Answer>;

/** More would be a wait without end: a run is reading the same host. */
const mostWaits = 20;

export function askOf(fetchJson: FetchJson, sourceId: string, signal?: AbortSignal): Ask {
  return async (what, body) => {
    for (let waits = 0; waits < mostWaits; waits += 1) {
      const answer = await fetchJson<Accepted>(`/api/admin/sources/${sourceId}/${what}`, {
        method: "POST",
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
      if (answer.kind !== "later") return answer;
      await new Promise((resolve) => setTimeout(resolve, answer.afterSeconds * 1000));
      signal?.throwIfAborted();
    }
    return { kind: "unread", reason: "no-turn-for-redirect" };
  };
}

export function pagesQuery(fetchJson: FetchJson, sourceId: string) {
  return queryOptions({
    queryKey: ["admin", "source", sourceId, "pages"],
    queryFn: async () => (await fetchJson<{ urls: string[] }>(`/api/admin/sources/${sourceId}/pages`)).urls,
    staleTime: Infinity,
  });
}

export function outlineQuery(ask: Ask, sourceId: string, url: string) {
  return queryOptions({
    queryKey: ["admin", "source", sourceId, "outline", url],
    queryFn: () => ask("outline", { url }),
    staleTime: Infinity,
    retry: false,
  });
}

const mostSelectors = 5;

/** The new selector comes first. The source is read just before, and nothing that others save meanwhile is overwritten. */
export async function saveSelector(
  fetchJson: FetchJson,
  sourceId: string,
  field: TeachableField,
  selector: FieldSelector,
): Promise<void> {
  const address = `/api/admin/sources/${sourceId}`;
  const source = await fetchJson<
    Omit<SourceRow, "selectors"> & { selectors: Record<string, FieldSelector[]> }
  >(address);
  const others = (source.selectors[field] ?? []).filter(
    (one) => JSON.stringify(one) !== JSON.stringify(selector),
  );
  const selectors = { ...source.selectors, [field]: [selector, ...others].slice(0, mostSelectors) };
  await fetchJson(address, {
    method: "PUT",
    headers: { "if-match": source.updated_at },
    body: JSON.stringify({ ...source, selectors }),
  });
}
