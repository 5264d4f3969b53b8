/** The price in the visitor's currency: about, and as of which day. */
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
    <p className="tabular flex flex-wrap items-center gap-x-2 text-quiet">
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
      <select
        aria-label={t("property.currency")}
        value={currency}
        onChange={({ currentTarget }) => isCurrency(currentTarget.value) && setCurrency(currentTarget.value)}
        className="cursor-pointer rounded-full border border-line bg-raised px-2 py-1 text-sm text-paper unscripted:hidden"
      >
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </p>
  );
}
