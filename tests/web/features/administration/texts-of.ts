/** The texts of one language, as the pages' functions are given them. */
import { type i18n, createInstance } from "i18next";
import type { Locale } from "../../../../domain/locales.ts";
import { translation as de } from "../../../../web/i18n/de.ts";
import { translation as en } from "../../../../web/i18n/en.ts";
import { translation as fr } from "../../../../web/i18n/fr.ts";
import { translation as ru } from "../../../../web/i18n/ru.ts";
import { translation as th } from "../../../../web/i18n/th.ts";
import { translation as zh } from "../../../../web/i18n/zh.ts";

const translations = { en, th, zh, ru, de, fr };

export function textsOf(locale: Locale): i18n["t"] {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: translations[locale] } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance.t;
}
