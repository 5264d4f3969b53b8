/** The field that the API refused, as its form calls it. Empty where it has no name, since ours says nothing to a person. */
import type { TFunction } from "i18next";
import type { fieldTexts } from "../../i18n/en/admin/field-texts.ts";
import { columnOf } from "../scraping/name-field.ts";
import { nameColumn } from "./name-column.ts";

/** `changes.title.th` is the field of a home, `terms.instalments.3.amount` an amount. */
export function nameRefusedField(path: string, t: TFunction<["admin"]>): string {
  const steps = path.split(".");
  const text = steps.slice(-2).join(".");
  return [text, ...steps.toReversed()].map((step) => nameStep(step, t)).find(Boolean) ?? "";
}

function nameStep(step: string, t: TFunction<["admin"]>): string {
  const column = columnOf(step);
  const known = nameColumn(column, t);
  if (known !== column) return known;
  const key = `fieldTexts.${column as keyof typeof fieldTexts}` as const;
  return t(`admin:${key}`, { defaultValue: "" });
}
