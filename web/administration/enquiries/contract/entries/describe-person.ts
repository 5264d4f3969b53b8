/** Whom an entry names, with the language of letters to them. */
import { type Locale, languageOptions } from "../../../../../domain/languages/locales.ts";

type Named = {
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  locale?: Locale | undefined;
};

export function describePerson({ name, email, phone, locale }: Named, between: string): string {
  const language = languageOptions.find(({ code }) => code === locale)?.name;
  return [name, email, phone, language].filter(Boolean).join(between);
}
