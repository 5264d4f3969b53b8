/** Turns the translated texts of the sample listings into rows of `listing_translations`. */
import type { Database } from "../../domain/database.ts";
import type { Locale } from "../../domain/languages/locales.ts";
import { english } from "./listings/translations/en.ts";
import { french } from "./listings/translations/fr.ts";
import { german } from "./listings/translations/de.ts";
import { russian } from "./listings/translations/ru.ts";
import { thai } from "./listings/translations/th.ts";
import { chinese } from "./listings/translations/zh.ts";
import { idOf } from "./make-listing.ts";

type TranslationInsert = Database["public"]["Tables"]["listing_translations"]["Insert"];

const textsByLocale: Record<Locale, Record<string, { title: string; description: string }>> = {
  en: english,
  th: thai,
  zh: chinese,
  ru: russian,
  de: german,
  fr: french,
};

export function makeSampleTranslations(): TranslationInsert[] {
  return Object.entries(textsByLocale).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([slug, { title, description }]) => ({
      listing_id: idOf(slug),
      locale,
      title,
      description,
    })),
  );
}
