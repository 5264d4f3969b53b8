/**
 * What a listing is called on this page: its own title where the seller wrote it in the page's language, else the
 * translated title, else a name composed from its facts. So everything that shows it is in one language.
 */
import { useTranslation } from "react-i18next";
import { type NamedListing, type PropertyType, typeFamilies } from "../../domain/listings/listing.ts";
import { formatNumber } from "../../domain/languages/numbers.ts";
import { useAreaName } from "./use-area-name.ts";
import { useLocale } from "./use-locale.ts";

export function useListingName(): (listing: NamedListing) => string {
  const locale = useLocale();
  const compose = useComposedName();
  return (listing) =>
    listing.language === locale
      ? listing.title
      : (listing.translations[locale]?.title ??
        compose({ ...listing, condo: listing.address.state, city: listing.address.city[0] }));
}

type NamingFacts = Pick<NamedListing, "type" | "bedrooms" | "squareMeters" | "area"> & {
  condo: string;
  city?: string | undefined;
};

/** A name from the facts alone, for what carries no titles. */
export function useComposedName(): (facts: NamingFacts) => string {
  const { t } = useTranslation("catalogue");
  const locale = useLocale();
  const areaName = useAreaName();
  return ({ type, bedrooms, squareMeters, condo, area, city }) => {
    const kind = isHouse(type) ? "house" : "condo";
    const parts = [
      bedrooms === null && t(`names.${kind}`),
      bedrooms === 0 && t(`names.${kind}Studio`),
      bedrooms !== null && bedrooms > 0 && t(`names.${kind}Bedrooms`, { count: bedrooms }),
      squareMeters !== null && t("squareMeters", { value: formatNumber(squareMeters, locale) }),
      condo || areaName(area) || city,
    ];
    return parts.filter(Boolean).join(t("names.separator"));
  };
}

function isHouse(type: PropertyType): boolean {
  return typeFamilies.house.some((house) => house === type);
}
