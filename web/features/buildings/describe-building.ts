/** A building as structured data (schema.org): only what is known. */
import { type Building, buildingName } from "../../../domain/buildings/building.ts";
import { type Locale, localisePath } from "../../../domain/languages/locales.ts";
import { pictureFile } from "../../../domain/listings/picture-files.ts";
import { paths } from "../../routing/paths.ts";

/** `nameFacility` gives its name in the page's language. */
export function describeBuilding(
  building: Building,
  origin: string,
  locale: Locale,
  nameFacility: (facility: NonNullable<Building["facilities"]>[number]) => string,
) {
  const { slug, street, location, units, pets, facilities, images } = building;
  const url = origin + localisePath(paths.building(slug), locale);
  const [picture] = images;
  return {
    "@type": "ApartmentComplex",
    "@id": url,
    url,
    name: buildingName(building, locale),
    address: {
      "@type": "PostalAddress",
      ...(street && { streetAddress: street }),
      addressLocality: "Pattaya",
      addressCountry: "TH",
    },
    ...(location && { geo: { "@type": "GeoCoordinates", latitude: location.lat, longitude: location.lng } }),
    ...(picture && { image: new URL(pictureFile(picture), origin).href }),
    ...(units !== null && { numberOfAccommodationUnits: units }),
    // By agreement is neither yes nor no.
    ...((pets === "allowed" || pets === "not-allowed") && { petsAllowed: pets === "allowed" }),
    ...(facilities?.length && {
      amenityFeature: facilities.map((facility) => ({
        "@type": "LocationFeatureSpecification",
        name: nameFacility(facility),
        value: true,
      })),
    }),
  };
}
