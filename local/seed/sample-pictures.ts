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

/** What a home may lead with; a bathroom or a kitchen says too little, and several homes share a view. */
const coverKinds: ReadonlySet<PictureKind> = new Set([
  "towers",
  "poolVillas",
  "houses",
  "living",
  "houseLiving",
  "studios",
  "bedrooms",
  "balconies",
]);

/** So many homes are seen at once. */
const neighbours = 4;

/**
 * The pictures of each home, in the order in which the homes are shown. Its cover is of the kind, and of that kind the
 * picture, that led longest ago, so that neighbours differ; the other rooms take turns.
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

function houseRooms({ amenities }: Home): PictureKind[] {
  const outside = amenities.includes("private-pool") ? "poolVillas" : "houses";
  return [outside, "houseLiving", "gardenBedrooms", "gardenKitchens", "gardenBathrooms"];
}

function condoRooms({ bedrooms, amenities }: Home): PictureKind[] {
  return [
    "towers",
    ...(bedrooms === 0 ? (["studios"] as const) : (["living", "bedrooms", "kitchens"] as const)),
    ...(bedrooms === 1 ? [] : (["bathrooms"] as const)),
    ...(amenities.includes("sea-view") ? (["balconies"] as const) : []),
  ];
}

function take(kind: PictureKind, turn: number): string {
  const names: readonly string[] = samplePictures[kind];
  return names[turn % names.length] ?? "";
}
