/** The price, or the month's rent of a home that is only to let, or that it is told on request. */
import { useTranslation } from "react-i18next";
import type { Property } from "../../../domain/listing.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useLocale } from "../../use-locale.ts";

export function PropertyPrice({ property, className = "" }: { property: Property; className?: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return <p className={`font-semibold tabular-nums text-lamp ${className}`}>{text()}</p>;

  function text(): string {
    if (property.price !== null) return formatMoney(property.price, "THB", locale);
    if (property.monthlyRentalPrice !== null) {
      return t("catalogue.perMonth", { amount: formatMoney(property.monthlyRentalPrice, "THB", locale) });
    }
    return t("catalogue.priceOnRequest");
  }
}
