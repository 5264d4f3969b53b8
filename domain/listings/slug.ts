/** Readable addresses: from a title, or from what a home is where its title has no Latin words. */

/** Named like the columns of a home, so that its row or its changes can be passed. */
type SlugFacts = {
  property_type?: string | null | undefined;
  bedrooms?: number | null | undefined;
  condo_name?: string | null | undefined;
  area?: string | null | undefined;
};

/**
 * "Sea-View Condo, 48 m²" → "sea-view-condo-48-m2". A title with fewer than two Latin words, such as a Thai one, leaves
 * digits at most: then the facts name the home, "condo-2-bedrooms-jomtien".
 */
export function slugOf(title: string, facts: SlugFacts = {}): string {
  const plain = plainOf(title);
  const words = latinWords(plain);
  if (words >= 2) return plain;
  const parts = partsOf(facts);
  if (parts.length >= 2) return cut(parts.join("-"));
  return (words > 0 || parts.length === 0 ? plain : parts[0]) || "home";
}

/** `suffix` keeps two with the same words apart. */
export function toSlug(title: string, suffix: string, facts?: SlugFacts): string {
  return `${slugOf(title, facts)}-${suffix}`;
}

function plainOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return cut(plain);
}

const longest = 80;
const cut = (slug: string) => slug.slice(0, longest).replace(/-$/, "");

/** "sqm" and "studio" are words, "2" and "m2" are not. */
const latinWords = (slug: string) => slug.match(/[a-z]{3,}/g)?.length ?? 0;

function partsOf({ property_type: type, bedrooms, condo_name: name, area }: SlugFacts): string[] {
  const kind = type?.split("-")[0] ?? "";
  const called = plainOf(name ?? "");
  const condo = latinWords(called) > 0 ? called : "";
  // "jomtien-plaza" says where it is.
  const place = area && !`-${condo}-`.includes(`-${area}-`) ? area : "";
  return [kind, roomsOf(kind, bedrooms), condo, place].filter((part) => part !== "");
}

function roomsOf(kind: string, bedrooms: number | null | undefined): string {
  if (bedrooms === null || bedrooms === undefined) return "";
  if (bedrooms === 0) return kind === "condo" ? "studio" : "";
  return bedrooms === 1 ? "1-bedroom" : `${bedrooms}-bedrooms`;
}
