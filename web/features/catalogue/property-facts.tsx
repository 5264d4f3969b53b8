/** Bedrooms, bathrooms and area, as far as they are known. */
import type { TFunction } from "i18next";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { useLocale } from "../../visitor/use-locale.ts";

type PropertyFactsProps = { property: CardListing; t: TFunction<"catalogue"> };

export function PropertyFacts({ property, t }: PropertyFactsProps) {
  const locale = useLocale();
  const { bedrooms, bathrooms, squareMeters } = property;
  const facts = [
    bedrooms === 0 && t("studio"),
    bedrooms !== null && bedrooms > 0 && t("bedrooms", { count: bedrooms }),
    bathrooms !== null && t("bathrooms", { count: bathrooms }),
    squareMeters !== null && t("squareMeters", { value: formatNumber(squareMeters, locale) }),
  ].filter((fact) => fact !== false);
  // No line begins with the dot.
  return <p>{facts.join("\u00a0· ")}</p>;
}
