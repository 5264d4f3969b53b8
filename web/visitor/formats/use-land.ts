/** The size of a plot. Thai readers get their own measure first. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../domain/languages/numbers.ts";
import { formatThaiLand } from "../../../domain/languages/thai-land.ts";
import { useLocale } from "../use-locale.ts";

export function useLand(): (squareMeters: number) => string {
  const { t } = useTranslation("catalogue");
  const locale = useLocale();
  return (squareMeters) => {
    const metres = t("squareMeters", { value: formatNumber(squareMeters, locale) });
    return locale === "th" ? `${formatThaiLand(squareMeters)} (${metres})` : metres;
  };
}
