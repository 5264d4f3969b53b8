/** A listing's title and description in other languages than the seller's own. */
import { type Locale, locales } from "../languages/locales.ts";

/** An answer with many listings has only their titles. */
type Translation = { title?: string; description?: string };
export type Translations = Partial<Record<Locale, Translation>>;

export type TranslationRow = { locale: string; title: string; description?: string };

/** An empty text means that there is none. */
export function readTranslations(rows: readonly TranslationRow[]): Translations {
  const translations: Translations = {};
  for (const locale of locales) {
    const row = rows.find((one) => one.locale === locale);
    if (!row?.title && !row?.description) continue;
    translations[locale] = {
      ...(row.title && { title: row.title }),
      ...(row.description && { description: row.description }),
    };
  }
  return translations;
}
