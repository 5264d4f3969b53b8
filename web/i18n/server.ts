/** The server speaks all six languages; each has its own instance, made when first asked for. */
import type { i18n } from "i18next";
import type { Locale } from "../../domain/locales.ts";
import { createI18n } from "./create-i18n.ts";
import { translation as de } from "./de.ts";
import { translation as en } from "./en.ts";
import { translation as fr } from "./fr.ts";
import { translation as ru } from "./ru.ts";
import { translation as th } from "./th.ts";
import { translation as zh } from "./zh.ts";

const translations = { en, th, zh, ru, de, fr };
const instances = new Map<Locale, i18n>();

export function serverI18n(locale: Locale): i18n {
  const known = instances.get(locale);
  if (known) return known;
  const made = createI18n(locale, translations[locale]);
  instances.set(locale, made);
  return made;
}
