/** "Down payment", "Instalment 3", "Late fee 1", in the reader's language. */
import { useTranslation } from "react-i18next";
import { lastInstalment } from "../../../../../domain/leads/desk/contract-entry.ts";

export function useInstalmentName(): (number: number) => string {
  const { t } = useTranslation(["myApplication", "myMoney"]);
  return (number) => {
    if (number > lastInstalment) return t("myMoney:fee", { number: number - lastInstalment });
    return number === 0 ? t("contract.downPayment") : t("contract.instalment", { number });
  };
}
