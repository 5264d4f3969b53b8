/** What an owner says of the offered home, as rows of words. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../../domain/languages/money.ts";
import { formatNumber } from "../../../../domain/languages/numbers.ts";
import { readOfferAnswers } from "../../../../domain/offers/offer-fields.ts";
import { papers } from "../../../../domain/offers/offer-choices.ts";
import { useAreaName } from "../../../visitor/use-area-name.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

export function useOfferAnswers(): (answers: Record<string, unknown>) => [name: string, value: string][] {
  const { t } = useTranslation(["forms", "offers"]);
  const locale = useLocale();
  const areaName = useAreaName();
  return (answers) => {
    const offer = "deal" in answers ? readOfferAnswers(answers) : undefined;
    if (!offer) return [];
    const rooms = (count: string) => (count === "5" ? t("offers:fiveOrMore") : count);
    const rows: [string, string | undefined][] = [
      [t("forms:deal"), t(`offers:deals.${offer.deal}`)],
      [t("forms:homeKind"), t(`offers:kinds.${offer.homeKind}`)],
      [t("forms:building"), offer.building],
      [t("forms:wantedArea"), areaName(offer.area)],
      [t("forms:size"), formatNumber(offer.size, locale)],
      [t("forms:floor"), offer.floor],
      [t("forms:bedrooms"), offer.bedrooms === "0" ? t("offers:studio") : rooms(offer.bedrooms)],
      [t("forms:bathrooms"), rooms(offer.bathrooms)],
      ...papers
        .filter((paper) => offer[paper])
        .map((paper): [string, string] => [t("offers:papers"), t(`offers:${paper}`)]),
      [t("forms:heldIn"), offer.heldIn && t(`offers:names.${offer.heldIn}`)],
      [t("forms:wish"), offer.wish === "" ? "" : formatMoney(offer.wish, "THB", locale)],
      [t("forms:freeFrom"), offer.freeFrom],
    ];
    return rows.filter((row): row is [string, string] => Boolean(row[1]));
  };
}
