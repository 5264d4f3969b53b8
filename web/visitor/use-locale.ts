/** The language of this page; an i18next instance never changes its own, so nothing has to listen to it. */
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { type Locale, defaultLocale, isLocale } from "../domain/locales.ts";

export function useLocale(): Locale {
  const { language } = useContext(I18nContext)?.i18n ?? {};
  return isLocale(language) ? language : defaultLocale;
}
