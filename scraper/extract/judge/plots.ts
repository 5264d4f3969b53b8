/** Plots: the page offers only the ground, and the ground's size is its only measure. */
import { readRooms, roomsOfLabel } from "../../meaning/rooms.ts";
import { readKind } from "../../meaning/kind-and-offer.ts";
import type { PageFacts } from "../facts/page-facts.ts";
import type { Merged } from "../merge.ts";

export function isGroundOnly({ kind, bedrooms }: Merged): boolean {
  return kind?.value === "land" && bedrooms === undefined;
}

/** "Land size: 2 rai", or "Size: 480 m²" where it can only be the ground's. */
export function groundOf({ landSquareMeters, squareMeters }: Merged): Merged["squareMeters"] {
  return landSquareMeters ?? squareMeters;
}

/** No home is larger inside. A larger size measures the ground, or all of a company's flats. */
const largestHome = 10_000;

export function sizeOf({ squareMeters }: Merged): Merged["squareMeters"] {
  return squareMeters && squareMeters.value <= largestHome ? squareMeters : undefined;
}

/** Rooms on a plot's page are another home's, unless its headline or a label says them. */
export function forgetOthersRooms(merged: Merged, { headings }: PageFacts): Merged {
  const headline = headings[0] ?? "";
  const { bedrooms } = merged;
  if (!bedrooms || readKind(headline) !== "land" || readRooms("bedrooms", headline) !== null) return merged;
  const { layer, raw } = bedrooms.field;
  if ((layer !== "text" && layer !== "open-graph") || isLabelled(raw)) return merged;
  const rest = { ...merged };
  delete rest.bedrooms;
  delete rest.bathrooms;
  delete rest.rooms;
  return rest;
}

function isLabelled(raw: string): boolean {
  return raw.includes(":") && roomsOfLabel(raw.split(":")[0] ?? "").length > 0;
}
