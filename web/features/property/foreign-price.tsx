/** The price in the visitor's currency: about, and as of which day. */
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { convertMoney, currencies, exchangeRates, isCurrency } from "../../../domain/exchange-rates.ts";
import { formatDay } from "../../../domain/format-fact.ts";
import { formatMoney } from "../../../domain/money.ts";
import { useLocale } from "../../use-locale.ts";
import { useVisitorCurrency } from "../../visitor-currency.ts";

export function ForeignPrice({ amount }: { amount: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [currency, setCurrency] = useVisitorCurrency();
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
      {currency !== "THB" && (
        <span>
          {t("property.approximately", {
            amount: formatMoney(convertMoney(amount, "THB", currency), currency, locale),
          })}{" "}
          <span className="text-sm">
            ({t("property.rateOf", { date: formatDay(exchangeRates.asOf, locale) })})
          </span>
        </span>
      )}
      <span className="relative unscripted:hidden">
        <select
          aria-label={t("property.currency")}
          value={currency}
          onChange={({ currentTarget }) =>
            isCurrency(currentTarget.value) && setCurrency(currentTarget.value)
          }
          className="cursor-pointer appearance-none rounded-full border border-line bg-raised py-1 pr-8 pl-3 text-sm text-paper transition-colors hover:border-quiet"
        >
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2"
        />
      </span>
    </p>
  );
}
