/** An i18next instance for one language. It never changes its language; its texts come section by section. */
import { type i18n, createInstance } from "i18next";
import type { Locale } from "../../domain/languages/locales.ts";
import { type Texts, frameSections } from "./texts.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: (typeof frameSections)[0];
    resources: Texts;
  }
}

export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    // Every language has every text: the types see to it.
    fallbackLng: false,
    resources: {},
    defaultNS: frameSections[0],
    // React escapes.
    interpolation: { escapeValue: false },
    initAsync: false,
    // No component needs to listen to a language that stays.
    react: { bindI18n: false },
  });
  return instance;
}
