/** The kind of home, and whether it is to buy or to rent. A home that is sold or rented is neither. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listings/listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { isHouse } from "../../../domain/listings/tenure.ts";

export function useKindName(property: Property): string {
  const { t } = useTranslation(["property", "catalogue"]);
  if (!readOffer(property).gone) return t(`property:type.${property.type}`);
  return t(isHouse(property.type) ? "catalogue:names.house" : "catalogue:names.condo");
}
