/** The price; of a home only to let the month's rent; or that it is told on request. */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance.ts";
import type { Property } from "../../../domain/listing.ts";
import { useMoney } from "../../use-money.ts";

export function useMainPrice({ price, monthlyRentalPrice }: Property): string {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (price !== null) return money(toSatang(price));
  if (monthlyRentalPrice === null) return t("catalogue.priceOnRequest");
  return t("catalogue.perMonth", { amount: money(toSatang(monthlyRentalPrice)) });
}
