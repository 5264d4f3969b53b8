/** Well-known places, accurate to about 200 m, and the distance to them as the crow flies. */
const places = [
  { slug: "pattaya-beach", latitude: 12.936, longitude: 100.8853 },
  { slug: "jomtien-beach", latitude: 12.889, longitude: 100.8716 },
  { slug: "wongamat-beach", latitude: 12.962, longitude: 100.885 },
  { slug: "bang-saray-beach", latitude: 12.763, longitude: 100.9003 },
  { slug: "central-mall", latitude: 12.9345, longitude: 100.8838 },
  { slug: "hospital", latitude: 12.9518, longitude: 100.9035 },
  { slug: "bali-hai", latitude: 12.9205, longitude: 100.867 },
  { slug: "u-tapao", latitude: 12.6799, longitude: 101.005 },
  { slug: "suvarnabhumi", latitude: 13.69, longitude: 100.75 },
] as const;

export type PlaceSlug = (typeof places)[number]["slug"];
export type Point = { lat: number; lng: number };

const earthKilometres = 6371;
const beaches: readonly PlaceSlug[] = [
  "pattaya-beach",
  "jomtien-beach",
  "wongamat-beach",
  "bang-saray-beach",
];

export function kilometresBetween(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthKilometres * Math.asin(Math.sqrt(half(from.lat, to.lat) + across));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Nearest first, with only the nearest of the beaches. */
export function placesNear(point: Point): { slug: PlaceSlug; kilometres: number }[] {
  const all = places
    .map(({ slug, latitude, longitude }) => ({
      slug,
      kilometres: kilometresBetween(point, { lat: latitude, lng: longitude }),
    }))
    .toSorted((a, b) => a.kilometres - b.kilometres);
  const nearestBeach = all.find(({ slug }) => beaches.includes(slug));
  return all.filter((place) => !beaches.includes(place.slug) || place === nearestBeach);
}
