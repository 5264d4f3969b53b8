/** Whom an entry names, with the language of letters to them. */
import { languageOptions } from "../../../../../domain/languages/locales.ts";
import type { ContractEntry } from "../../../../../domain/leads/desk/contract-entries.ts";

export function describePerson(
  { name, email, phone, locale }: NonNullable<ContractEntry["person"]>,
  between: string,
): string {
  const language = languageOptions.find(({ code }) => code === locale)?.name;
  return [name, email, phone, language].filter(Boolean).join(between);
}
