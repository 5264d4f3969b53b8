/** One fixed i18next instance per language; an instance never changes its language. */
import { type i18n, createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Locale, defaultLocale } from "../../domain/locales.ts";
import type { AnyTranslation, Translation } from "./en.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: Translation };
  }
}

export function createI18n(locale: Locale, translation: Partial<AnyTranslation>): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: defaultLocale,
    resources: { [locale]: { translation } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}
