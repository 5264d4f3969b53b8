/** Turns the translated texts of the sample listings into rows of `listing_translations`. */
import type { Database } from "../../domain/database.ts";
import { sampleListings, textsOf } from "./listings/sample-listings.ts";
import { idOf } from "./make-listing.ts";

type TranslationInsert = Database["public"]["Tables"]["listing_translations"]["Insert"];

export function makeSampleTranslations(): TranslationInsert[] {
  return sampleListings.flatMap(({ slug, language = "en" }) =>
    textsOf(slug)
      .filter(({ locale }) => locale !== language)
      .map((text) => ({ listing_id: idOf(slug), ...text })),
  );
}
