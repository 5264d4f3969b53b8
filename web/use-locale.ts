/** The language of this page; an i18next instance never changes its own. */
import { useTranslation } from "react-i18next";
import { type Locale, defaultLocale, isLocale } from "../domain/locales.ts";

export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : defaultLocale;
}
