/** Judges many chosen homes at once, each by the version that is shown, and takes such a judgement back. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type BulkResult,
  type FormerListing,
  type JudgingAction,
  maxBulk,
} from "../../../domain/listings/editable-listing.ts";
import type { ListingInReview } from "../../../domain/scraping/listing-review.ts";
import type { FetchJson } from "../../data/api.ts";
import { changeMany, undoMany } from "../listings/listing-list-api.ts";
import { reviewKey } from "../scraping/review-api.ts";

/** What came of the last press. A home that was not judged is named with its reason. */
export type ManyJudged =
  | { kind: "judged"; action: JudgingAction; former: FormerListing[]; left: LeftOut[] }
  | { kind: "undone"; back: number; left: number };
type LeftOut = { id: string; title: string; outcome: BulkResult["outcome"] };

type Asked = { action: JudgingAction; homes: readonly ListingInReview[] };

export function useManyJudgements(fetchJson: FetchJson, listings: readonly ListingInReview[]) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [judged, setJudged] = useState<ManyJudged>();
  const reread = () => queryClient.invalidateQueries({ queryKey: reviewKey });
  // Only what is shown can be judged: its version is known.
  const picked = listings.filter(({ id }) => chosen.has(id));

  const judging = useMutation({
    mutationFn: ({ action, homes }: Asked) =>
      inParts(homes, (part) =>
        changeMany(
          fetchJson,
          action,
          part.map(({ id, updatedAt: seen }) => ({ id, seen })),
        ),
      ),
    onSuccess: (answers, { action, homes }) => {
      const titles = new Map(homes.map(({ id, title }) => [id, title]));
      const left = answers.flatMap(({ id, outcome }) =>
        outcome === "saved" ? [] : [{ id, outcome, title: titles.get(id) ?? "" }],
      );
      setJudged({ kind: "judged", action, former: listJudged(answers), left });
      setChosen(new Set());
    },
    onSettled: reread,
  });
  const undoing = useMutation({
    mutationFn: (former: readonly FormerListing[]) => inParts(former, (part) => undoMany(fetchJson, part)),
    onSuccess: (answers) => {
      const back = answers.filter(({ outcome }) => outcome === "saved").length;
      setJudged({ kind: "undone", back, left: answers.length - back });
    },
    onSettled: reread,
  });

  return {
    picked,
    judged,
    isBusy: judging.isPending || undoing.isPending,
    error: judging.error ?? undoing.error,
    choose: (ids: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (isChosen) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    judge: (action: JudgingAction) => judging.mutate({ action, homes: picked }),
    undo: undoing.mutate,
    forget: () => setJudged(undefined),
  };
}

/** As many at a time as one call takes, one call after the other. */
async function inParts<Item>(
  items: readonly Item[],
  call: (part: readonly Item[]) => Promise<BulkResult[]>,
): Promise<BulkResult[]> {
  const answers: BulkResult[] = [];
  for (let start = 0; start < items.length; start += maxBulk) {
    answers.push(...(await call(items.slice(start, start + maxBulk))));
  }
  return answers;
}

function listJudged(answers: readonly BulkResult[]): FormerListing[] {
  return answers.flatMap(({ id, outcome, updated_at: seen }) =>
    outcome === "saved" && seen !== null ? [{ id, seen, before: { publication: "review" } }] : [],
  );
}
