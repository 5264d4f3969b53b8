/** The areas of Pattaya on this site, from north to south. Their texts are in web/content. */
export const areas = [
  { slug: "naklua", name: "Naklua", latitude: 12.965, longitude: 100.885 },
  { slug: "wongamat", name: "Wongamat", latitude: 12.958, longitude: 100.884 },
  { slug: "central-pattaya", name: "Central Pattaya", latitude: 12.935, longitude: 100.885 },
  { slug: "east-pattaya", name: "East Pattaya", latitude: 12.925, longitude: 100.93 },
  { slug: "pratumnak", name: "Pratumnak", latitude: 12.916, longitude: 100.868 },
  { slug: "jomtien", name: "Jomtien", latitude: 12.89, longitude: 100.872 },
  { slug: "na-jomtien", name: "Na Jomtien", latitude: 12.82, longitude: 100.915 },
  { slug: "bang-saray", name: "Bang Saray", latitude: 12.763, longitude: 100.9 },
] as const;

export type AreaSlug = (typeof areas)[number]["slug"];

export function isAreaSlug(value: unknown): value is AreaSlug {
  return areas.some((area) => area.slug === value);
}
