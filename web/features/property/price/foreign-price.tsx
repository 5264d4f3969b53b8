/** The approximate price in the visitor's currency, with the date of the exchange rate. */
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { convertMoney, currencies } from "../../../../domain/finance/exchange-rates.ts";
import { formatDay } from "../../../../domain/languages/format-date.ts";
import { formatMoney } from "../../../../domain/languages/money.ts";
import { useSite } from "../../../visitor/use-site.ts";
import { useEarlyChoice } from "../../../visitor/use-early-choice.ts";
import { useLocale } from "../../../visitor/use-locale.ts";
import { useRatesAreCurrent, useVisitorCurrency } from "../../../visitor/visitor-currency.ts";

export function ForeignPrice({ amount }: { amount: number }) {
  const { t } = useTranslation("property");
  const locale = useLocale();
  const { rates } = useSite();
  const [currency, setCurrency] = useVisitorCurrency();
  const keepEarlyChoice = useEarlyChoice(currency, setCurrency);
  if (!useRatesAreCurrent()) return null;
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
      {currency !== "THB" && (
        <span>
          {t("approximately", {
            amount: formatMoney(convertMoney(amount, "THB", currency, rates), currency, locale),
          })}{" "}
          <span className="text-sm">({t("rateOf", { date: formatDay(rates.asOf, locale) })})</span>
        </span>
      )}
      <span className="relative unscripted:hidden">
        <select
          ref={keepEarlyChoice}
          aria-label={t("currency")}
          value={currency}
          onChange={({ currentTarget }) => setCurrency(currentTarget.value)}
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
