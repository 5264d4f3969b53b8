/** The price; the rent of a listing that is only to let; "price on request"; or that it is sold or rented. */
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { toSatang } from "../../domain/finance/finance.ts";
import type { CardListing } from "../../domain/listings/card-listing.ts";
import { readOffer } from "../../domain/listings/offer.ts";
import { type MoneyTexts, useMoney } from "./use-money.ts";

export function useMainPrice(property: CardListing): string {
  const { t } = useTranslation("catalogue");
  return mainPriceOf(property, t, useMoney().money);
}

export function mainPriceOf(
  property: CardListing,
  t: TFunction<"catalogue">,
  money: MoneyTexts["money"],
): string {
  const { price, monthlyRentalPrice } = property;
  const { gone } = readOffer(property);
  if (gone) return t(`status.${gone}`);
  if (price !== null) return money(toSatang(price));
  if (monthlyRentalPrice === null) return t("priceOnRequest");
  return t("rent", { amount: money(toSatang(monthlyRentalPrice)) });
}
