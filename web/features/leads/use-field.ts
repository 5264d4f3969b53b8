/** What a field of a form needs: its name, its place on the page, what was typed and what is wrong with it. */
import { useTranslation } from "react-i18next";
import { fieldId } from "./field-names.ts";
import type { LeadForm } from "./use-lead-form.ts";

export type FieldProps = {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
};

export function useField(form: LeadForm): (name: string) => FieldProps {
  const { t } = useTranslation();
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
    if (name === "consent") return t("forms.consentRequired");
    if (problem === "invalid" && name === "email") return t("forms.invalidEmail");
    if (problem === "invalid" && name === "phone") return t("forms.invalidPhone");
    if (problem === "invalid" && name === "viewingAt") return t("forms.invalidViewingAt");
    return t(`forms.problem.${problem}`);
  }
}
