/** The outcomes of a page, and the database's name for each. */
import type { RunProgress } from "../../../domain/api.ts";

/** "Fetched" is not an outcome: a fetched page is also new, changed, … */
export type PageOutcome = Exclude<keyof RunProgress["counts"], "fetched">;

/** In the order in which they are shown. */
export const stateOfOutcome = {
  new: "new",
  changed: "changed",
  unchanged: "unchanged",
  notAListing: "not-a-listing",
  refused: "refused",
  failed: "failed",
  dead: "dead",
  cancelled: "cancelled",
  queued: "queued",
} as const satisfies Record<PageOutcome, string>;

export const pageOutcomesShown = Object.keys(stateOfOutcome) as PageOutcome[];

export function outcomeOfState(state: string | null): PageOutcome | undefined {
  return pageOutcomesShown.find((outcome) => stateOfOutcome[outcome] === state);
}
