/** One sentence for search engines and shared links: kind, rooms, size, place and price, in the page's language. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listings/listing.ts";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMainPrice } from "../../visitor/use-main-price.ts";
import { useKindName } from "./use-kind-name.ts";

export function useListingSummary(property: Property): string {
  const { t } = useTranslation(["property", "catalogue"]);
  const locale = useLocale();
  const areaName = useAreaName();
  const price = useMainPrice(property);
  const kindName = useKindName(property);
  const { bedrooms, bathrooms, squareMeters, address, area } = property;
  const facts = [
    bedrooms === 0 && t("catalogue:names.studio"),
    bedrooms !== null && bedrooms > 0 && t("catalogue:bedrooms", { count: bedrooms }),
    bathrooms !== null && t("catalogue:bathrooms", { count: bathrooms }),
    squareMeters !== null && t("catalogue:squareMeters", { value: formatNumber(squareMeters, locale) }),
    address.state,
    areaName(area) ?? address.city[0],
  ];
  return t("property:summary", {
    type: kindName,
    facts: facts.filter(Boolean).join(t("catalogue:names.separator")),
    price,
  });
}
