/**
 * Tries a selector on page after page, and shows each result as it comes. Leaving stops it. A component that uses it is
 * for one selector: another one needs another key.
 */
import { useEffect, useState } from "react";
import type { FieldSelector } from "../../../domain/scraping/scrape-source.ts";
import { mostTrialPages, type TeachableField, type Trial } from "../../../domain/scraping/teaching.ts";
import type { Answer, Ask } from "../scraping/teach-api.ts";

/** `reason` says why a page could not be tried. */
export type TriedPage = { url: string; trial: Trial } | { url: string; reason: string };

/** No home costs or is let for so little, in any currency: the rule found the number of rooms, or a date. */
const leastPrice = 100;

export function isDoubtful(value: Trial["value"], field: TeachableField): boolean {
  if (field !== "price" || typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Number(value["amount"]) < leastPrice;
}

export function isUnderstood(tried: TriedPage, field: TeachableField): boolean {
  return "trial" in tried && tried.trial.value !== null && !isDoubtful(tried.trial.value, field);
}

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
