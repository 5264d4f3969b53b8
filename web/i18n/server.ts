/** The server speaks all six languages; each has its own instance, its texts read when first asked for. */
import type { i18n } from "i18next";
import type { Locale } from "../../domain/locales.ts";
import { createI18n } from "./create-i18n.ts";
import type { AnyTranslation } from "./en.ts";
import { rememberTexts } from "./remember-texts.ts";

const translations: Record<Locale, () => Promise<{ translation: AnyTranslation }>> = {
  en: () => import("./en.ts"),
  th: () => import("./th.ts"),
  zh: () => import("./zh.ts"),
  ru: () => import("./ru.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
};
const instances = new Map<Locale, i18n>();

export async function serverI18n(locale: Locale): Promise<i18n> {
  const known = instances.get(locale);
  if (known) return known;
  const { translation } = await translations[locale]();
  const made = createI18n(locale, translation);
  rememberTexts(made);
  instances.set(locale, made);
  return made;
}
