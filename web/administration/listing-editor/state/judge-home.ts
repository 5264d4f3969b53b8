/**
 * What follows from the values, found once for each state. What came out as before stays the same object, so that the
 * parts that show it are not redrawn.
 */
import { type Gap, findGaps, rateCompleteness } from "../../../../domain/listings/completeness.ts";
import { findChanges, isSame } from "../../../../domain/listings/merge-listing.ts";
import { type Hindrance, findHindrances } from "../../../../domain/listings/visibility.ts";
import { type EditorState, hasChanges } from "./editor-state.ts";
import { type Problems, findProblems } from "./find-problems.ts";

export type Judgement = {
  isChanged: boolean;
  problems: Problems;
  /** How complete the home is, in percent. */
  score: number;
  gaps: readonly { gap: Gap; weight: number }[];
  hindrances: readonly Hindrance[];
};

export function judgeHome(state: EditorState, before?: Judgement): Judgement {
  const { stored, base, values } = state;
  const problems = findProblems(values, findChanges(base, values));
  const gaps = findGaps(values);
  const hindrances = findHindrances(
    { ...values, publication: stored?.publication ?? "draft" },
    stored !== null,
  );
  return {
    isChanged: hasChanges(state),
    problems: keep(before?.problems, problems),
    score: rateCompleteness(values),
    gaps: keep(before?.gaps, gaps),
    hindrances: keep(before?.hindrances, hindrances),
  };
}

function keep<Found>(before: Found | undefined, found: Found): Found {
  return before !== undefined && isSame(before, found) ? before : found;
}
