/**
 * Names of our own pictures that the sample listings use: rendered scenes of no real building.
 * A picture's address is `/pictures/<name>`; sizes and formats are in web/pictures/manifest.json.
 */

export const samplePictures = {
  exteriors: [
    "tower-pool-dusk",
    "tower-pool-day",
    "towers-bay",
    "towers-night",
    "lowrise-garden",
    "lowrise-pool",
  ],
  houses: ["house-front", "house-garden", "villa-pool", "villa-night"],
  living: ["living-warm", "living-cool", "living-wide", "studio-warm", "studio-cool"],
  bedrooms: ["bedroom-warm", "bedroom-cool", "bedroom-sea"],
  kitchens: ["kitchen-oak", "kitchen-white"],
  bathrooms: ["bathroom-stone", "bathroom-white"],
  views: ["balcony-sea", "balcony-city", "bay-dusk"],
} as const;

export type PictureKind = keyof typeof samplePictures;

/** The `turn`-th picture of a kind, going round, so that neighbours in a list differ. */
export function takePicture(kind: PictureKind, turn: number): string {
  const names = samplePictures[kind];
  return `/pictures/${names[turn % names.length]}`;
}
