/** A value that was chosen from a list, by its name. Anything else is as it is. */
import type { TFunction } from "i18next";
import { languageOptions } from "../../../domain/languages/locales.ts";
import { isAmenity } from "../../../domain/listings/amenities.ts";
import { type PublicationState, isListingStatus, isPropertyType } from "../../../domain/listings/listing.ts";
import { ownershipFacts } from "../../../domain/listings/ownership.ts";
import { isTenure } from "../../../domain/listings/tenure.ts";
import { isAreaSlug } from "../../../domain/places/areas.ts";

export type TranslateValue = TFunction<["admin", "catalogue", "frame", "property", "amenities", "ownership"]>;

/** Not imported from the domain: the public pages would then load it too. */
const publications = [
  "draft",
  "review",
  "published",
  "rejected",
  "withdrawn",
] as const satisfies PublicationState[];

export function describeChoice(column: string, text: string, t: TranslateValue): string {
  switch (column) {
    case "status":
      return isListingStatus(text) ? t(`catalogue:status.${text}`) : text;
    case "property_type":
      return isPropertyType(text) ? t(`property:type.${text}`) : text;
    case "area":
      return isAreaSlug(text) ? t(`frame:areaNames.${text}`) : text;
    case "tenure":
      return isTenure(text) ? t(`catalogue:tenure.${text}`) : text;
    case "amenities":
      return isAmenity(text) ? t(`amenities:${text}`) : text;
    case "language":
      return nameLanguage(text);
    case "ownership_verified":
    case "ownership_claimed": {
      const fact = ownershipFacts.find((one) => one === text);
      return fact ? t(`ownership:${fact}`) : text;
    }
    case "publication": {
      const publication = publications.find((one) => one === text);
      return publication ? t(`admin:listingTexts.publication.${publication}`) : text;
    }
    default:
      return text;
  }
}

export const nameLanguage = (language: string): string =>
  languageOptions.find(({ code }) => code === language)?.name ?? language;
