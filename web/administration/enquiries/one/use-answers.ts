/** The answers of a form as rows of words. Choices are named as the form names them; the rest is shown as it came. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../../domain/languages/numbers.ts";
import { purposes, timings, viewingBy, wantedHomes } from "../../../../domain/leads/lead-choices.ts";
import { pattayaInstant, pattayaZone } from "../../../../domain/places/pattaya-time.ts";
import { formatMoment } from "../../../visitor/formats/format-moment.ts";
import { useOfferAnswers } from "../../../visitor/formats/use-offer-answers.ts";
import { useAreaName } from "../../../visitor/use-area-name.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

const names = [
  "monthlyBudget",
  "moneyDown",
  "wantedHome",
  "wantedArea",
  "purpose",
  "timing",
  "preferredTime",
  "viewingAt",
  "viewingBy",
  "website",
] as const;
type Name = (typeof names)[number];

export function useAnswers(): (answers: Record<string, unknown>) => [name: string, value: string][] {
  const { t } = useTranslation(["admin", "forms"]);
  const locale = useLocale();
  const areaName = useAreaName();
  const offerRows = useOfferAnswers();
  return (answers) => [
    ...names
      .filter((name) => answers[name] !== undefined && answers[name] !== "")
      .map((name): [string, string] => [
        t(`admin:enquiryTexts.answerNames.${name}`),
        words(name, String(answers[name]), answers),
      ]),
    ...offerRows(answers),
  ];

  function words(name: Name, value: string, { currency }: Record<string, unknown>): string {
    switch (name) {
      case "monthlyBudget":
      case "moneyDown":
        return `${typeof currency === "string" ? currency : "THB"} ${formatNumber(Number(value), locale)}`;
      case "wantedHome": {
        const home = wantedHomes.find((one) => one === value);
        return home ? t(`forms:homes.${home}`) : value;
      }
      case "wantedArea":
        return areaName(value) ?? value;
      case "purpose": {
        const purpose = purposes.find((one) => one === value);
        return purpose ? t(`forms:purposes.${purpose}`) : value;
      }
      case "timing": {
        const timing = timings.find((one) => one === value);
        return timing ? t(`forms:timings.${timing}`) : value;
      }
      case "viewingBy": {
        const by = viewingBy.find((one) => one === value);
        return by ? t(`forms:viewingByChoice.${by}`) : value;
      }
      case "viewingAt": {
        const instant = pattayaInstant(value);
        return instant
          ? t("admin:enquiryTexts.pattayaTime", { time: formatMoment(instant, locale, pattayaZone) })
          : value;
      }
      default:
        return value;
    }
  }
}
