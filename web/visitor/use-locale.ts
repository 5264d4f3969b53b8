/** The page's language. An i18next instance never changes its language here, so nothing has to subscribe to it. */
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { type Locale, defaultLocale, isLocale } from "../../domain/languages/locales.ts";

export function useLocale(): Locale {
  const { language } = useContext(I18nContext)?.i18n ?? {};
  return isLocale(language) ? language : defaultLocale;
}
