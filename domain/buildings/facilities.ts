/**
 * The amenities that belong to a building, not to one home of it. A home of a building whose facilities are known takes
 * them from there; in SQL building_facilities(), and a test compares the two.
 */
import type { Amenity } from "../listings/amenities.ts";

export const facilities = [
  "swimming-pool",
  "fitness",
  "sauna",
  "garden",
  "parking",
  "security",
  "lift",
  "beach-access",
  "playground",
] as const satisfies readonly Amenity[];

export type Facility = (typeof facilities)[number];

export function isFacility(value: unknown): value is Facility {
  return facilities.some((facility) => facility === value);
}

export const houseRules = ["allowed", "by-agreement", "not-allowed"] as const;
/** What a building says about pets and about letting by the day. */
export type HouseRule = (typeof houseRules)[number];
