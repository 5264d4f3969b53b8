/** What cards say in the page's language. Looked up once for a list: a look-up of texts costs more than most of a card. */
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import { useAreaName } from "../../visitor/use-area-name.ts";
import { useListingName } from "../../visitor/use-listing-name.ts";

export type CardTexts = {
  t: TFunction<"catalogue">;
  nameOf: (listing: CardListing) => string;
  areaName: (slug: string | null) => string | undefined;
};

export function useCardTexts(): CardTexts {
  const { t } = useTranslation("catalogue");
  return { t, nameOf: useListingName(), areaName: useAreaName() };
}
