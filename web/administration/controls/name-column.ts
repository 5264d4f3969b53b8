/** A column of the database in words, for the audit log. */
import type { TFunction } from "i18next";
import type { columnTexts } from "../../i18n/en/admin/column-texts.ts";
import { nameField } from "../scraping/name-field.ts";

export function nameColumn(column: string, t: TFunction<["admin"]>): string {
  const key = `columnTexts.${column as keyof typeof columnTexts}` as const;
  // A home's columns are named where homes are edited. An unknown one keeps its own name.
  return t(`admin:${key}`, { defaultValue: nameField(column, t) });
}
