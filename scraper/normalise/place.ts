/** Where a home lies: plausible coordinates, and the area of Pattaya from its name or its coordinates. */
import { areas, type AreaSlug } from "../../domain/places/areas.ts";
import { areaNames } from "../words/places.ts";
import { anyOf } from "../words/word-pattern.ts";

export type Coordinates = { latitude: number; longitude: number };

/** 0,0 lies in the sea and is what a map says when it knows nothing. */
export function readCoordinates(latitude: unknown, longitude: unknown): Coordinates | null {
  const place = { latitude: toDegrees(latitude), longitude: toDegrees(longitude) };
  if (!Number.isFinite(place.latitude) || !Number.isFinite(place.longitude)) return null;
  if (Math.abs(place.latitude) > 90 || Math.abs(place.longitude) > 180) return null;
  return Math.abs(place.latitude) < 0.01 && Math.abs(place.longitude) < 0.01 ? null : place;
}

function toDegrees(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.trim() === "") return Number.NaN;
  const named = directed.exec(value);
  if (named) {
    const [, degrees, minutes, seconds, direction] = named;
    const size = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
    return /[SW]/i.test(direction ?? "") ? -size : size;
  }
  return Number(value.trim().replace(",", "."));
}

/** "48.3064° N", `48°18'23.1"N`. */
const directed =
  /^\s*(\d{1,3}(?:\.\d+)?)\s?°\s?(?:(\d{1,2}(?:\.\d+)?)\s?['′]\s?)?(?:(\d{1,2}(?:\.\d+)?)\s?["″]\s?)?([NSEW])\s*$/i;

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
