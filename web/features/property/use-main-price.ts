/** The price; the monthly rent of a listing that is only to let; or "price on request". */
import { useTranslation } from "react-i18next";
import { toSatang } from "../../../domain/finance/finance.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { useMoney } from "../../visitor/use-money.ts";

export function useMainPrice({ price, monthlyRentalPrice }: Property): string {
  const { t } = useTranslation("catalogue");
  const { money } = useMoney();
  if (price !== null) return money(toSatang(price));
  if (monthlyRentalPrice === null) return t("priceOnRequest");
  return t("perMonth", { amount: money(toSatang(monthlyRentalPrice)) });
}
