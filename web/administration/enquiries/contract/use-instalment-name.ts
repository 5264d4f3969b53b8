/** "Down payment", "Instalment 3". */
import { useTranslation } from "react-i18next";

export function useInstalmentName(): (number: number) => string {
  const { t } = useTranslation("admin");
  return (number) =>
    number === 0 ? t("enquiryTexts.theDownPayment") : t("enquiryTexts.instalment", { number });
}
