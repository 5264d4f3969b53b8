/** The props of a form field: its id, its name, the returned input and the error text. */
import { useTranslation } from "react-i18next";
import { fieldId } from "./field-names.ts";
import type { LeadForm } from "../use-lead-form.ts";

export type FieldProps = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

const amounts = new Set(["monthlyBudget", "moneyDown", "wish"]);
const choices = new Set(["wantedHome", "purpose"]);

export function useField(form: LeadForm): (name: string) => FieldProps {
  const { t } = useTranslation("forms");
  return (name) => {
    const problem = form.errors[name];
    return {
      id: fieldId(form.kind, name),
      name,
      defaultValue: form.values[name],
      error: problem && text(name, problem),
    };
  };

  function text(name: string, problem: NonNullable<LeadForm["errors"][string]>): string {
    if (name === "consent") return t("consentRequired");
    if (problem === "invalid" && name === "name") return t("invalidName");
    if (problem === "invalid" && name === "email") return t("invalidEmail");
    if (problem === "invalid" && name === "phone") return t("invalidPhone");
    if (problem !== "taken" && name === "viewingAt") return t("invalidViewingAt");
    if (problem === "invalid" && name === "size") return t("invalidSize");
    if (problem === "invalid" && amounts.has(name)) return t("invalidAmount");
    if (problem === "required" && choices.has(name)) return t("chooseOne");
    if (problem === "too_small" && name === "monthlyBudget") return t("noMonthlyBudget");
    return t(`problem.${problem}`);
  }
}
