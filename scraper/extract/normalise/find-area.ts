/** The area of Pattaya in which a home lies, from its name or its coordinates. */
import { areas, type AreaSlug } from "../../../domain/places/areas.ts";
import type { Coordinates } from "../../meaning/place.ts";
import { areaNames } from "../../words/places.ts";
import { anyOf } from "../../words/word-pattern.ts";

function metresBetween(one: Coordinates, other: Coordinates): number {
  const metresPerDegree = 111_320;
  const north = (one.latitude - other.latitude) * metresPerDegree;
  const east = (one.longitude - other.longitude) * metresPerDegree * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Farther from every area's middle than this is not Pattaya. */
const farthestMetres = 8000;

/** "Na Jomtien" contains "Jomtien": it is asked for first. */
const named = areaNames.map(([slug, names]) => [slug, anyOf(names)] as const);

export function findArea(text: string, coordinates: Coordinates | null): AreaSlug | null {
  const words = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const area = named.find(([, names]) => names.test(words));
  if (area) return area[0];
  if (!coordinates) return null;
  const nearest = areas
    .map((area) => ({ slug: area.slug, metres: metresBetween(area, coordinates) }))
    .toSorted((one, other) => one.metres - other.metres)[0];
  return nearest && nearest.metres <= farthestMetres ? nearest.slug : null;
}
