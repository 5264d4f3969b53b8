/** "Down payment", "Instalment 3", "Late fee 1", and a day, in the reader's language. */
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../../../domain/languages/format-date.ts";
import { lastInstalment } from "../../../../../domain/leads/desk/contract-entries.ts";
import { useLocale } from "../../../../visitor/use-locale.ts";

export function useInstalmentName(): (number: number) => string {
  const { t } = useTranslation(["myApplication", "myMoney"]);
  return (number) => {
    if (number > lastInstalment) return t("myMoney:fee", { number: number - lastInstalment });
    return number === 0 ? t("contract.downPayment") : t("contract.instalment", { number });
  };
}

export function useDay(): (day: string) => string {
  const locale = useLocale();
  return (day) => formatDate(new Date(day), locale, { dateStyle: "medium", timeZone: "UTC" });
}
