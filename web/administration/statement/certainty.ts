/** How sure it is what a line pays, or that it was entered before. In the order in which they are shown. */
import type { MatchedLine } from "./statement-api.ts";

export const certainties = ["sure", "likely", "perhaps", "none", "known"] as const;
export type Certainty = (typeof certainties)[number];

export function certaintyOf({ known, proposal }: MatchedLine): Certainty {
  return known ? "known" : (proposal?.certainty ?? "none");
}
