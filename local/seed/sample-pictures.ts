/**
 * Names of our own pictures that the sample listings use: rendered scenes of no real building.
 * A picture's address is `/pictures/<name>`; sizes and formats are in web/pictures/manifest.json.
 */

export const samplePictures = {
  exteriors: ["tower-pool-white", "garden-condo-pool", "rooftop-pool-bay"],
  houses: ["villa-pool-tropical", "villa-pool-modern", "villa-two-storey"],
  living: ["living-sea-ink", "living-bay-oak", "studio-bay-stone", "living-city-stone", "living-garden-teak"],
  bedrooms: ["bedroom-sea-sea", "bedroom-bay-oak"],
  kitchens: ["kitchen-sea-sea", "kitchen-bay-oak"],
  bathrooms: ["bathroom-sea-stone"],
  views: [
    "balcony-sea-lounge",
    "view-palms-sea",
    "balcony-bay-chairs",
    "view-jomtien-beach",
    "view-bay-blue",
    "view-bay-north",
  ],
} as const;

export type PictureKind = keyof typeof samplePictures;

/** The `turn`-th picture of a kind, going round, so that neighbours in a list differ. */
export function takePicture(kind: PictureKind, turn: number): string {
  const names = samplePictures[kind];
  return `/pictures/${names[turn % names.length]}`;
}
