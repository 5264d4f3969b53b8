/**
 * What a home takes from its building, for the editor: it shows these at once and does not ask for them. The database
 * has the rule for every home, with_building(), and a test compares the two.
 */
import { amenities } from "../listings/amenities.ts";
import type { ListingFields } from "../listings/listing-fields.ts";
import type { BuildingFields } from "./building-fields.ts";
import { isFacility } from "./facilities.ts";

type Known = Pick<
  BuildingFields,
  | "name"
  | "area"
  | "street"
  | "latitude"
  | "longitude"
  | "year_built"
  | "common_fee"
  | "sinking_fund"
  | "facilities"
  | "pets"
>;

/** A field is missing where the building does not know it: then the home has its own. */
export function valuesOfBuilding(
  building: Known,
  own: ListingFields["amenities"],
): Partial<ListingFields> & { amenities: ListingFields["amenities"] } {
  const { name, area, street, latitude, longitude, year_built, common_fee, sinking_fund } = building;
  return {
    condo_name: name,
    ...(area !== null && { area }),
    ...(street !== "" && { address: street }),
    ...(latitude !== null && longitude !== null && { latitude, longitude }),
    ...(year_built !== null && { year_built }),
    ...(common_fee !== null && { common_fee }),
    ...(sinking_fund !== null && { sinking_fund }),
    amenities: [
      ...own.filter((amenity) => !isDecided(building, amenity)),
      ...(building.facilities ?? []),
      ...(building.pets === "allowed" ? (["pet-friendly"] as const) : []),
    ],
  };
}

/** The amenities that a home of this building still says itself. */
export function ownAmenities(building: Known): ListingFields["amenities"] {
  return amenities.filter((amenity) => !isDecided(building, amenity));
}

function isDecided({ facilities, pets }: Known, amenity: string): boolean {
  return (facilities !== null && isFacility(amenity)) || (pets !== null && amenity === "pet-friendly");
}
