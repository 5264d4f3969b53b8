/** Plots: what is offered is the ground alone, and its size is the one measure that a page about it has. */
import type { Merged } from "./merge.ts";

export function isGroundOnly({ kind, bedrooms }: Merged): boolean {
  return kind?.value === "land" && bedrooms === undefined;
}

/** "Land size: 2 rai", or "Size: 480 m²" where it can only be the ground's. */
export function groundOf({ landSquareMeters, squareMeters }: Merged): Merged["squareMeters"] {
  return landSquareMeters ?? squareMeters;
}

/** No home is larger inside; what is measures the ground, or all of a company's flats. */
const largestHome = 10_000;

export function sizeOf({ squareMeters }: Merged): Merged["squareMeters"] {
  return squareMeters && squareMeters.value <= largestHome ? squareMeters : undefined;
}
