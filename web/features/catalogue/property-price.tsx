/** The price in baht, in the visitor's currency and per month; or "price on request". */
import { useTranslation } from "react-i18next";
import { convertMoney } from "../../../domain/finance/exchange-rates.ts";
import type { Property } from "../../../domain/listings/listing.ts";
import { formatMoney } from "../../../domain/languages/money.ts";
import { useLocale } from "../../visitor/use-locale.ts";
import { useVisitorCurrency } from "../../visitor/visitor-currency.ts";

export function PropertyPrice({ property, className = "" }: { property: Property; className?: string }) {
  const { t } = useTranslation("catalogue");
  const locale = useLocale();
  const [currency] = useVisitorCurrency();
  const { price, monthlyRentalPrice: monthly } = property;
  const baht = (amount: number) => formatMoney(amount, "THB", locale);
  const main = price ?? monthly;
  return (
    <div>
      <p className={`tabular font-heading leading-tight text-lamp ${className}`}>{mainText()}</p>
      {main !== null && (
        <p className="tabular text-sm text-quiet">
          {[
            currency !== "THB" &&
              `≈ ${formatMoney(roundToThreeFigures(convertMoney(main, "THB", currency)), currency, locale)}`,
            price !== null && monthly !== null && t("fromPerMonth", { amount: baht(monthly) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
    </div>
  );

  function mainText(): string {
    if (price !== null) return baht(price);
    if (monthly !== null) return t("perMonth", { amount: baht(monthly) });
    return t("priceOnRequest");
  }
}

/** A converted price is approximate, so it is rounded to three figures. */
function roundToThreeFigures(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.round(amount / step) * step;
}
