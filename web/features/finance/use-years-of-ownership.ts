/** Years of ownership in words. The deduction stays the same from the last step on: "8 years or more". */
import { useTranslation } from "react-i18next";
import { lastDeduction } from "../../../domain/finance/seller-withholding.ts";

export function useYearsOfOwnership(): (years: number) => string {
  const { t } = useTranslation("simulator");
  return (years) => {
    const counted = t("compare.years", { count: years });
    return years < lastDeduction ? counted : t("cash.yearsOrMore", { years: counted });
  };
}
