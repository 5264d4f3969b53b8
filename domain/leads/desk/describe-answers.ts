/** The answers of a form as rows of words. A choice that we no longer offer is shown as it came. */
import { formatMoney } from "../../languages/money.ts";
import { formatNumber } from "../../languages/numbers.ts";
import type { AdminLocale } from "../../languages/locales.ts";
import { areaNames } from "../../places/area-names.ts";
import { isAreaSlug } from "../../places/areas.ts";
import { inPattayaForOffice } from "../../places/in-pattaya.ts";
import { pattayaInstant } from "../../places/pattaya-time.ts";
import { type AnswerName, answerWords, isAnswerName } from "./answer-words.ts";

export function describeAnswers(
  { currency, ...answers }: Record<string, unknown>,
  reader: AdminLocale,
): [name: string, value: string][] {
  const { names } = answerWords[reader];
  const others = Object.keys(answers).filter((name) => !isAnswerName(name));
  return [...Object.keys(names), ...others]
    .filter((name) => answers[name] !== undefined && answers[name] !== "")
    .map((name) => {
      const value = String(answers[name]);
      return isAnswerName(name)
        ? [names[name], describeAnswer(name, value, String(currency ?? "THB"), reader)]
        : [name, value];
    });
}

function describeAnswer(name: AnswerName, value: string, currency: string, reader: AdminLocale): string {
  const { choices, squareMeters } = answerWords[reader];
  switch (name) {
    case "monthlyBudget":
    case "moneyDown":
      return Number.isFinite(Number(value)) ? `${currency} ${formatNumber(Number(value), reader)}` : value;
    case "wish":
      return Number.isFinite(Number(value)) ? formatMoney(Number(value), "THB", reader) : value;
    case "size":
      return Number.isFinite(Number(value))
        ? `${formatNumber(Number(value), reader)} ${squareMeters}`
        : value;
    case "wantedArea":
    case "area":
      return isAreaSlug(value) ? areaNames[reader][value] : value;
    case "viewingAt": {
      const instant = pattayaInstant(value);
      return instant ? inPattayaForOffice(instant)[reader === "th" ? "thai" : "english"] : value;
    }
    case "wantedHome":
    case "purpose":
    case "timing":
    case "viewingBy":
    case "deal":
    case "homeKind":
    case "heldIn":
    case "bedrooms":
    case "bathrooms":
    case "titleDeed":
    case "houseBook":
      return new Map<string, string>(Object.entries(choices[name])).get(value) ?? value;
    default:
      return value;
  }
}
