/** The name of a field, for the history and for comparing two versions. */
import { useTranslation } from "react-i18next";
import type { SectionName } from "../../../domain/site/site.ts";
import { findField } from "./section-fields.ts";

export function useFieldName(section: SectionName): (path: string) => string {
  const { t } = useTranslation("admin");
  return (path) => {
    if (path === "weekly" || path === "holidays" || path === "people")
      return t(`settingsTexts.fields.${path}`);
    const field = findField(section, path);
    if (!field) return path;
    const name =
      typeof field.label === "string" ? t(`settingsTexts.fields.${field.label}`) : field.label.name;
    const isPlan = field.group === "rentToOwn" || field.group === "sellerFinance";
    return isPlan ? `${t(`settingsTexts.groups.${field.group}`)}: ${name}` : name;
  };
}
