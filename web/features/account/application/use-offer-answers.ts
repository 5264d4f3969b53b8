/** What an owner says of the offered home, as rows of words. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../../domain/languages/money.ts";
import { formatNumber } from "../../../../domain/languages/numbers.ts";
import { readOfferAnswers } from "../../../../domain/offers/offer-fields.ts";
import { papers } from "../../../../domain/offers/offer-choices.ts";
import { useAreaName } from "../../../visitor/use-area-name.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

export function useOfferAnswers(answers: Record<string, unknown>): [name: string, value: string][] {
  const { t } = useTranslation("offers");
  const locale = useLocale();
  const areaName = useAreaName();
  const offer = "deal" in answers ? readOfferAnswers(answers) : undefined;
  if (!offer) return [];
  const rooms = (count: string) => (count === "5" ? t("fiveOrMore") : count);
  const rows: [string, string | undefined][] = [
    [t("facts.deal"), t(`deals.${offer.deal}`)],
    [t("facts.homeKind"), t(`kinds.${offer.homeKind}`)],
    [t("facts.building"), offer.building],
    [t("facts.area"), areaName(offer.area)],
    [t("facts.size"), `${formatNumber(offer.size, locale)} m²`],
    [t("facts.floor"), offer.floor],
    [t("facts.bedrooms"), offer.bedrooms === "0" ? t("studio") : rooms(offer.bedrooms)],
    [t("facts.bathrooms"), rooms(offer.bathrooms)],
    ...papers.filter((paper) => offer[paper]).map((paper): [string, string] => [t("facts.papers"), t(paper)]),
    [t("facts.heldIn"), offer.heldIn && t(`names.${offer.heldIn}`)],
    [
      t(offer.deal === "let" ? "facts.rent" : "facts.price"),
      offer.wish === "" ? "" : formatMoney(offer.wish, "THB", locale),
    ],
    [t("facts.freeFrom"), offer.freeFrom],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
