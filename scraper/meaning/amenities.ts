/** A home's amenities, as the catalogue's own slugs. Those that the catalogue has no word for are left out. */
import type { Amenity } from "../../domain/listings/amenities.ts";
import { amenitiesAround } from "../words/amenities/around.ts";
import { amenitiesInside } from "../words/amenities/inside.ts";
import { anyOf } from "../words/word-pattern.ts";

const patterns = [...amenitiesAround, ...amenitiesInside].map(
  ([amenity, words]) => [anyOf(words), amenity] as const,
);

export function readAmenities(said: readonly string[]): Amenity[] {
  const found = said.flatMap((text) => patterns.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return [...new Set(found)];
}
