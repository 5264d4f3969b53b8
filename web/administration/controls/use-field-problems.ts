/**
 * What is wrong in the fields of a form, in the language of the page: a browser would say it in its own, and cover the
 * hint. For forms with `noValidate`, whose fields have names.
 */
import type { TFunction } from "i18next";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFocusOnWrong } from "./use-focus-on-wrong.ts";

type Problems = Readonly<Record<string, string>>;

type FieldProblems = {
  form: RefObject<HTMLFormElement | null>;
  /** By the name of the field. */
  problems: Problems;
  /** Whether all is right. If not, the first wrong field has the focus. `more` is what only the form knows. */
  judge: (more?: Problems) => boolean;
};

export function useFieldProblems(): FieldProblems {
  const { t } = useTranslation("admin");
  const [form, focusOnWrong] = useFocusOnWrong();
  const [problems, setProblems] = useState<Problems>({});
  const judge = (more: Problems = {}) => {
    // Closed meanwhile.
    if (!form.current) return false;
    const fields = Array.from(form.current.elements).filter((element) => element instanceof HTMLInputElement);
    const wrong = fields.flatMap((field) => {
      const problem = describeProblem(field, t);
      return problem ? [[field.name, problem] as const] : [];
    });
    const found = { ...more, ...Object.fromEntries(wrong) };
    setProblems(found);
    const isRight = Object.keys(found).length === 0;
    if (!isRight) focusOnWrong();
    return isRight;
  };
  return { form, problems, judge };
}

function describeProblem(field: HTMLInputElement, t: TFunction<"admin">): string | undefined {
  const { validity, required, min, max, minLength, step } = field;
  const typed = field.value.trim();
  if (validity.badInput) return t("sourceTexts.problems.number");
  if (typed === "") return required ? t("sourceTexts.problems.required") : undefined;
  if (typed.length < minLength) return t("sourceTexts.problems.tooShort", { limit: minLength });
  if (validity.rangeUnderflow) return t("sourceTexts.problems.tooSmall", { limit: min });
  if (validity.rangeOverflow) return t("sourceTexts.problems.tooLarge", { limit: max });
  if (validity.typeMismatch && field.type === "email") return t("settingsTexts.problems.email");
  if (validity.stepMismatch && step === "") return t("sourceTexts.problems.whole");
  return validity.valid ? undefined : t("sourceTexts.problems.invalid");
}
