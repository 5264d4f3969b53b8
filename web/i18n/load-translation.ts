/** The browser gets one language. */
import type { Locale } from "../../domain/locales.ts";
import type { AnyTranslation } from "./en.ts";

const loaders: Record<Locale, () => Promise<{ translation: AnyTranslation }>> = {
  en: () => import("./en.ts"),
  th: () => import("./th.ts"),
  zh: () => import("./zh.ts"),
  ru: () => import("./ru.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
};

export async function loadTranslation(locale: Locale): Promise<AnyTranslation> {
  return (await loaders[locale]()).translation;
}
