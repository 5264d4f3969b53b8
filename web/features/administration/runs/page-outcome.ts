/** A page's state as the database names it, and the count and the words it goes by. */
import type { RunProgress } from "../../../domain/api.ts";

/** Being fetched is no state: a fetched page also is new, changed, … */
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
