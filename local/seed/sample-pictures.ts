/**
 * Which of our own pictures a sample home shows: rendered scenes of no real building. A picture's address is
 * `/pictures/<name>`; sizes, formats and what it shows in six languages are in web/pictures/manifest.json.
 */
import type { AreaSlug } from "../../domain/areas.ts";

const samplePictures = {
  towers: ["tower-pool-white", "garden-condo-pool", "tower-pool-sand", "rooftop-pool-bay"],
  poolVillas: ["villa-pool-modern", "villa-pool-tropical"],
  houses: ["villa-two-storey"],
  living: ["living-bay-oak", "living-sea-ink", "living-city-stone"],
  houseLiving: ["living-garden-teak", "living-city-stone"],
  studios: ["studio-bay-stone"],
  bedrooms: ["bedroom-sea-sea", "bedroom-bay-oak"],
  kitchens: ["kitchen-bay-oak", "kitchen-sea-sea"],
  bathrooms: ["bathroom-sea-stone"],
  gardenBedrooms: ["bedroom-garden-teak"],
  gardenKitchens: ["kitchen-garden-teak"],
  gardenBathrooms: ["bathroom-garden-teak"],
  balconies: ["balcony-bay-chairs", "balcony-sea-lounge"],
} as const;
type PictureKind = keyof typeof samplePictures;

const viewsByArea: Record<AreaSlug, string> = {
  naklua: "view-bay-north",
  wongamat: "view-bay-north",
  "central-pattaya": "view-bay-blue",
  "east-pattaya": "view-lake-east",
  pratumnak: "view-bay-blue",
  jomtien: "view-jomtien-beach",
  "na-jomtien": "view-palms-sea",
  "bang-saray": "view-palms-sea",
};

export type Home = { type: string; area: AreaSlug; bedrooms: number; amenities: readonly string[] };

/** `turn` is the home's place in the catalogue: neighbours take different pictures and different covers. */
export function choosePictures(home: Home, turn: number): string[] {
  const names = home.type.startsWith("house") ? housePictures(home, turn) : condoPictures(home, turn);
  // The view comes last and is never the cover: several homes share it.
  const cover = turn % (names.length - 1);
  return [...names.slice(cover), ...names.slice(0, cover)].map((name) => `/pictures/${name}`);
}

function housePictures({ area, amenities }: Home, turn: number): string[] {
  return [
    take(amenities.includes("private-pool") ? "poolVillas" : "houses", turn),
    take("houseLiving", turn),
    take("gardenBedrooms", turn),
    take("gardenKitchens", turn),
    take("gardenBathrooms", turn),
    viewsByArea[area],
  ];
}

function condoPictures({ area, bedrooms, amenities }: Home, turn: number): string[] {
  const rooms: PictureKind[] = bedrooms === 0 ? ["studios"] : ["living", "bedrooms", "kitchens"];
  return [
    take("towers", turn),
    ...rooms.map((kind) => take(kind, turn)),
    ...(bedrooms === 1 ? [] : [take("bathrooms", turn)]),
    ...(amenities.includes("sea-view") ? [take("balconies", turn)] : [viewsByArea[area]]),
  ];
}

function take(kind: PictureKind, turn: number): string {
  const names: readonly string[] = samplePictures[kind];
  return names[turn % names.length] ?? "";
}
