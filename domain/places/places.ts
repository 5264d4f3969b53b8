/**
 * Well-known places and where they are, to about 200 m. Beaches are lines: what counts is their nearest end. Where no
 * page that we could read gives a position, it is ours from general knowledge, and pages say "not verified".
 */
import { notVerified, readAt } from "../facts/fact.ts";

export type Point = { lat: number; lng: number };
export type PlaceKind = "beach" | "hospital" | "school" | "immigration" | "mall" | "pier" | "airport";

const ours = notVerified("our own reading of maps");
const geoNames = (id: number) => readAt("GeoNames", `https://www.geonames.org/${id}`);

/** One place, or a line of places, as latitude and longitude. */
type Line = readonly (readonly [lat: number, lng: number])[];
type PlaceRow = {
  slug: string;
  kind: PlaceKind;
  line: Line;
  position: ReturnType<typeof notVerified> | ReturnType<typeof readAt>;
};

export const places = [
  {
    slug: "pattaya-beach",
    kind: "beach",
    line: [
      [12.948, 100.8877],
      [12.942, 100.8877],
      [12.935, 100.8849],
      [12.9292, 100.8793],
    ],
    position: ours,
  },
  {
    slug: "jomtien-beach",
    kind: "beach",
    line: [
      [12.897, 100.868],
      [12.888, 100.8718],
      [12.875, 100.8782],
      [12.86, 100.8866],
    ],
    position: ours,
  },
  {
    slug: "na-jomtien-beach",
    kind: "beach",
    line: [
      [12.852, 100.8912],
      [12.836, 100.9008],
      [12.829, 100.905],
    ],
    position: ours,
  },
  {
    slug: "wongamat-beach",
    kind: "beach",
    line: [
      [12.966, 100.8858],
      [12.955, 100.8828],
    ],
    position: ours,
  },
  {
    slug: "cozy-beach",
    kind: "beach",
    line: [
      [12.9145, 100.8588],
      [12.9092, 100.8606],
    ],
    position: ours,
  },
  {
    slug: "bang-saray-beach",
    kind: "beach",
    line: [
      [12.7725, 100.9038],
      [12.761, 100.8994],
    ],
    position: ours,
  },
  { slug: "central-mall", kind: "mall", line: [[12.9345, 100.8838]], position: ours },
  { slug: "bangkok-hospital", kind: "hospital", line: [[12.9537, 100.9059]], position: geoNames(7368225) },
  {
    slug: "pattaya-international-hospital",
    kind: "hospital",
    line: [[12.9444, 100.8878]],
    position: geoNames(7368216),
  },
  { slug: "memorial-hospital", kind: "hospital", line: [[12.9359, 100.8869]], position: geoNames(7368228) },
  { slug: "jomtien-hospital", kind: "hospital", line: [[12.9095, 100.8945]], position: ours },
  { slug: "aksorn-thepprasit", kind: "school", line: [[12.9101, 100.8907]], position: geoNames(7368093) },
  {
    slug: "pattaya-business-school",
    kind: "school",
    line: [[12.962, 100.8963]],
    position: geoNames(7368212),
  },
  { slug: "immigration", kind: "immigration", line: [[12.8866, 100.875]], position: ours },
  { slug: "bali-hai", kind: "pier", line: [[12.9205, 100.867]], position: ours },
  { slug: "u-tapao", kind: "airport", line: [[12.6799, 101.005]], position: ours },
  { slug: "suvarnabhumi", kind: "airport", line: [[13.69, 100.75]], position: ours },
] as const satisfies readonly PlaceRow[];

export type PlaceSlug = (typeof places)[number]["slug"];
export type NearPlace = { slug: PlaceSlug; kind: PlaceKind; kilometres: number; at: Point };

const earthKilometres = 6371;

export function kilometresBetween(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthKilometres * Math.asin(Math.sqrt(half(from.lat, to.lat) + across));
}

/** The point of a line that is nearest, as the crow flies. */
export function nearestOnLine(from: Point, line: Line): Point {
  const squeeze = Math.cos(radians(from.lat));
  let nearest: Point = from;
  let least = Infinity;
  for (const [index, [toLat, toLng]] of line.entries()) {
    const [lat, lng] = line[index - 1] ?? [toLat, toLng];
    const dx = (toLng - lng) * squeeze;
    const dy = toLat - lat;
    const along = ((from.lng - lng) * squeeze * dx + (from.lat - lat) * dy) / (dx ** 2 + dy ** 2 || 1);
    const share = Math.min(1, Math.max(0, along));
    const point = { lat: lat + (toLat - lat) * share, lng: lng + (toLng - lng) * share };
    // Flat, as the projection above: within a town that tells near from far.
    const away = ((point.lng - from.lng) * squeeze) ** 2 + (point.lat - from.lat) ** 2;
    if (away < least) [least, nearest] = [away, point];
  }
  return nearest;
}

/** All places, nearest first. */
export function distancesFrom(point: Point): NearPlace[] {
  return places
    .map(({ slug, kind, line }) => {
      const at = nearestOnLine(point, line);
      return { slug, kind, at, kilometres: kilometresBetween(point, at) };
    })
    .toSorted((a, b) => a.kilometres - b.kilometres);
}

/** As exact as our drawing: tenths near by, and never none; whole kilometres farther away. */
export function shownKilometres(kilometres: number): number {
  return kilometres < 10 ? Math.max(Math.round(kilometres * 10), 1) / 10 : Math.round(kilometres);
}

/** Nearest first; of each kind only the nearest, but both airports. */
export function placesNear(point: Point): NearPlace[] {
  const all = distancesFrom(point);
  return all.filter(
    (place) => place.kind === "airport" || place === all.find(({ kind }) => kind === place.kind),
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
