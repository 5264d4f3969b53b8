/** Where a home lies: plausible coordinates. */
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
