/** Bedrooms, bathrooms, area: what is known of them. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listing.ts";
import { formatNumber } from "../../../domain/numbers.ts";
import { useLocale } from "../../use-locale.ts";

export function PropertyFacts({ property }: { property: Property }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { bedrooms, bathrooms, squareMeters } = property;
  const facts = [
    bedrooms === 0 && t("catalogue.studio"),
    bedrooms !== null && bedrooms > 0 && t("catalogue.bedrooms", { count: bedrooms }),
    bathrooms !== null && t("catalogue.bathrooms", { count: bathrooms }),
    squareMeters !== null && t("catalogue.squareMeters", { value: formatNumber(squareMeters, locale) }),
  ].filter((fact) => fact !== false);
  return <p className="text-sm text-quiet">{facts.join(" · ")}</p>;
}
