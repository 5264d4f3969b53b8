/** The amenities of a listing, as slugs. Their names are in the translations. */
export const amenities = [
  "swimming-pool",
  "private-pool",
  "fitness",
  "sauna",
  "balcony",
  "sea-view",
  "garden",
  "parking",
  "security",
  "lift",
  "air-conditioning",
  "furnished",
  "kitchen",
  "washing-machine",
  "wifi",
  "beach-access",
  "pet-friendly",
  "playground",
] as const;

export type Amenity = (typeof amenities)[number];

export function isAmenity(value: unknown): value is Amenity {
  return amenities.some((amenity) => amenity === value);
}
