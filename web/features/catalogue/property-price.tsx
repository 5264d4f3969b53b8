/** The price in baht, in the visitor's currency, and by the month; or that it is told on request. */
import { useTranslation } from "react-i18next";
import { convertMoney } from "../../../domain/exchange-rates.ts";
import type { Property } from "../../../domain/listing.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useLocale } from "../../use-locale.ts";
import { useVisitorCurrency } from "../../visitor-currency.ts";

export function PropertyPrice({ property, className = "" }: { property: Property; className?: string }) {
  const { t } = useTranslation();
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
              `≈ ${formatMoney(roundNicely(convertMoney(main, "THB", currency)), currency, locale)}`,
            price !== null && monthly !== null && t("catalogue.fromPerMonth", { amount: baht(monthly) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
    </div>
  );

  function mainText(): string {
    if (price !== null) return baht(price);
    if (monthly !== null) return t("catalogue.perMonth", { amount: baht(monthly) });
    return t("catalogue.priceOnRequest");
  }
}

/** A converted price is never exact: three figures say so. */
function roundNicely(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
  return Math.round(amount / step) * step;
}
