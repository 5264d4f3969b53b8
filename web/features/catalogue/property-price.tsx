/** The price in baht, in the visitor's currency and per month. */
import { useTranslation } from "react-i18next";
import { convertMoney } from "../../../domain/finance/exchange-rates.ts";
import type { CardListing } from "../../../domain/listings/card-listing.ts";
import { readOffer } from "../../../domain/listings/offer.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { useSite } from "../../visitor/use-site.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useMainPrice } from "../../visitor/use-main-price.ts";
import { useVisitorCurrency } from "../../visitor/visitor-currency.ts";

export function PropertyPrice({ property, className = "" }: { property: CardListing; className?: string }) {
  const { t } = useTranslation("catalogue");
  const locale = useLocale();
  const { rates } = useSite();
  const [currency] = useVisitorCurrency();
  const { price, monthlyRentalPrice: monthly } = property;
  const mainPrice = useMainPrice(property);
  const main = readOffer(property).gone ? null : (price ?? monthly);
  return (
    <div>
      <p className={`tabular font-heading leading-tight text-lamp ${className}`}>{mainPrice}</p>
      {main !== null && (
        <p className="tabular text-sm text-quiet">
          {[
            currency !== "THB" &&
              `≈ ${formatMoney(roundToThreeFigures(convertMoney(main, "THB", currency, rates)), currency, locale)}`,
            price !== null &&
              monthly !== null &&
              t("fromPerMonth", { amount: formatMoney(monthly, "THB", locale) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
    </div>
  );
}

/** A converted price is approximate, so it is rounded to three figures. */
function roundToThreeFigures(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.round(amount / step) * step;
}
