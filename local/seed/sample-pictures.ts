/**
 * Chooses which of our own pictures a sample listing shows. They are rendered and show no real building. A picture's
 * address is `/pictures/<name>`; web/pictures/manifest.json has its sizes, formats and descriptions in six languages.
 */
import type { AreaSlug } from "../../domain/places/areas.ts";

const samplePictures = {
  towers: ["tower-pool-white", "garden-condo-pool", "tower-pool-sand", "rooftop-pool-bay"],
  poolVillas: ["villa-pool-modern", "villa-pool-tropical", "villa-two-storey"],
  living: ["living-bay-oak", "living-sea-ink", "living-city-stone"],
  houseLiving: ["living-garden-teak"],
  plainHouseLiving: ["living-house-plain"],
  studios: ["studio-bay-stone"],
  plainStudios: ["studio-city-plain"],
  bedrooms: ["bedroom-sea-sea", "bedroom-bay-oak"],
  kitchens: ["kitchen-bay-oak", "kitchen-sea-sea"],
  plainKitchens: ["kitchen-city-plain"],
  bathrooms: ["bathroom-sea-stone"],
  plainBathrooms: ["bathroom-plain"],
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

export type Home = {
  type: string;
  area: AreaSlug;
  bedrooms: number;
  amenities: readonly string[];
  built: number;
};

/** An older home without the view is shown as a landlord keeps it: tiles, white walls, laminate. */
const isPlain = ({ built, amenities }: Home) => built < 2014 && !amenities.includes("sea-view");

/** Kinds of picture that can be a cover. Bathrooms and kitchens say too little, and several listings share a view. */
const coverKinds: ReadonlySet<PictureKind> = new Set([
  "towers",
  "poolVillas",
  "living",
  "houseLiving",
  "plainHouseLiving",
  "studios",
  "plainStudios",
  "bedrooms",
  "gardenBedrooms",
  "balconies",
]);

/** How many listings a visitor sees at once. */
const neighbours = 4;

/**
 * Returns each listing's pictures, for listings in the order in which they are shown. The cover is of the kind that
 * was used as a cover longest ago, and within it the picture used longest ago, so that neighbours differ. The pictures
 * of other rooms take turns.
 */
export function choosePictures(homes: readonly Home[]): string[][] {
  const lastLed = new Map<string, number>();
  const since = (name: string) => lastLed.get(name) ?? -neighbours;
  return homes.map((home, turn) => {
    const kinds = home.type.startsWith("house") ? houseRooms(home) : condoRooms(home);
    const isNear = (name: string) => Number(since(name) > turn - neighbours);
    const [cover] = kinds
      .filter((kind) => coverKinds.has(kind))
      .flatMap((kind) => samplePictures[kind].map((name) => ({ kind, name })))
      .toSorted(
        (a, b) =>
          isNear(a.name) - isNear(b.name) || since(a.kind) - since(b.kind) || since(a.name) - since(b.name),
      );
    if (cover) lastLed.set(cover.kind, turn).set(cover.name, turn);
    const rooms = kinds.filter((kind) => kind !== cover?.kind).map((kind) => take(kind, turn));
    const view = kinds.includes("balconies") ? [] : [viewsByArea[home.area]];
    return [...(cover ? [cover.name] : []), ...rooms, ...view].map((name) => `/pictures/${name}`);
  });
}

/** All our pictures of houses show a pool, so a house without one is shown by its rooms alone. */
function houseRooms(home: Home): PictureKind[] {
  const outside = home.amenities.includes("private-pool") ? (["poolVillas"] as const) : [];
  const living = isPlain(home) ? "plainHouseLiving" : "houseLiving";
  return [...outside, living, "gardenBedrooms", "gardenKitchens", "gardenBathrooms"];
}

function condoRooms(home: Home): PictureKind[] {
  const { bedrooms, amenities } = home;
  const rooms = isPlain(home)
    ? ({ studio: "plainStudios", kitchen: "plainKitchens", bathroom: "plainBathrooms" } as const)
    : ({ studio: "studios", kitchen: "kitchens", bathroom: "bathrooms" } as const);
  return [
    "towers",
    ...(bedrooms === 0 ? [rooms.studio] : (["living", "bedrooms", rooms.kitchen] as const)),
    ...(bedrooms === 1 && !isPlain(home) ? [] : [rooms.bathroom]),
    ...(amenities.includes("sea-view") ? (["balconies"] as const) : []),
  ];
}

function take(kind: PictureKind, turn: number): string {
  const names: readonly string[] = samplePictures[kind];
  return names[turn % names.length] ?? "";
}
