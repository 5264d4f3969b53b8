/** What somebody answered to the four questions, and the wishes after them, as rows of words. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../../domain/languages/money.ts";
import { budgetCurrencies, purposes, timings, wantedHomes } from "../../../../domain/leads/lead-choices.ts";
import type { MyApplication } from "../../../../domain/leads/my-application.ts";
import { useAreaName } from "../../../visitor/use-area-name.ts";
import { useLocale } from "../../../visitor/use-locale.ts";

export function useApplicationAnswers(
  answers: MyApplication["answers"],
): (readonly [name: string, value: string])[] {
  const { t } = useTranslation("forms");
  const locale = useLocale();
  const areaName = useAreaName();
  const currency = budgetCurrencies.find((one) => one === answers["currency"]);
  const sum = (value: unknown) =>
    currency && typeof value === "number" ? formatMoney(value, currency, locale) : undefined;
  const home = wantedHomes.find((one) => one === answers["wantedHome"]);
  const purpose = purposes.find((one) => one === answers["purpose"]);
  const timing = timings.find((one) => one === answers["timing"]);
  const area = answers["wantedArea"];
  const rows = [
    [t("monthlyBudget"), sum(answers["monthlyBudget"])],
    [t("moneyDown"), sum(answers["moneyDown"])],
    [t("wantedHome"), home && t(`homes.${home}`)],
    [t("purpose"), purpose && t(`purposes.${purpose}`)],
    [t("wantedArea"), areaName(typeof area === "string" ? area : null)],
    [t("timing"), timing && t(`timings.${timing}`)],
  ] as const;
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}
