/** The outcomes of a page, and the database's name for each. */
import type { RunProgress } from "../../../../domain/api.ts";

/** "Fetched" is not an outcome: a fetched page is also new, changed, … */
export type PageOutcome = Exclude<keyof RunProgress["counts"], "fetched">;

export const stateOfOutcome = {
  queued: "queued",
  new: "new",
  changed: "changed",
  unchanged: "unchanged",
  notAListing: "not-a-listing",
  refused: "refused",
  failed: "failed",
  dead: "dead",
  cancelled: "cancelled",
} as const satisfies Record<PageOutcome, string>;

export const pageOutcomesShown = [
  "new",
  "changed",
  "unchanged",
  "notAListing",
  "refused",
  "failed",
  "dead",
  "cancelled",
  "queued",
] as const satisfies PageOutcome[];

export function outcomeOfState(state: string | null): PageOutcome | undefined {
  return pageOutcomesShown.find((outcome) => stateOfOutcome[outcome] === state);
}
