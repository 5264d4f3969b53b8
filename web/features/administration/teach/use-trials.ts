/**
 * Tries a selector on page after page, and shows each result as it comes. Leaving stops it. A component that uses it is
 * for one selector: another one needs another key.
 */
import { useEffect, useState } from "react";
import type { FieldSelector } from "../../../../domain/scraping/scrape-source.ts";
import { mostTrialPages, type TeachableField, type Trial } from "../../../../domain/scraping/teaching.ts";
import type { Answer, Ask } from "./teach-api.ts";

/** `reason` says why a page could not be tried. */
export type TriedPage = { url: string; trial: Trial } | { url: string; reason: string };

export function useTrials(
  ask: (signal: AbortSignal) => Ask,
  pages: readonly string[],
  field: TeachableField,
  selector: FieldSelector,
) {
  const [trials, setTrials] = useState<readonly TriedPage[]>([]);
  const [urls] = useState(() => [...new Set(pages)].slice(0, mostTrialPages));
  useEffect(() => {
    const leaving = new AbortController();
    const askNow = ask(leaving.signal);
    const tries: TriedPage[] = [];
    void (async () => {
      for (const url of urls) {
        const tried = await askNow("trials", { url, field, selector }).then(
          (answer) => triedPage(url, answer),
          () => ({ url, reason: "unread" }),
        );
        if (leaving.signal.aborted) return;
        tries.push(tried);
        setTrials([...tries]);
      }
    })();
    return () => leaving.abort();
  }, [ask, urls, field, selector]);
  return { trials, total: urls.length, isRunning: trials.length < urls.length };
}

function triedPage(url: string, answer: Answer): TriedPage {
  if (answer.kind === "trial") return { url, trial: answer };
  return { url, reason: answer.kind === "unread" ? answer.reason : "unread" };
}
