/** "Down payment", "Instalment 3", "Late fee 1". */
import { useTranslation } from "react-i18next";
import { lastInstalment } from "../../../domain/leads/desk/contract-entry.ts";

export function useInstalmentName(): (number: number) => string {
  const { t } = useTranslation("admin");
  return (number) => {
    if (number > lastInstalment) return t("contractTexts.fee", { number: number - lastInstalment });
    return number === 0 ? t("enquiryTexts.theDownPayment") : t("enquiryTexts.instalment", { number });
  };
}
