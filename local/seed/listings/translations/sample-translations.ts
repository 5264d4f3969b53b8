/** The shape of the sample listings' translations: a listing that is missing in a language does not compile. */
import type { Locale } from "../../../../domain/languages/locales.ts";
import type { WrittenSample } from "../sample-listings.ts";

type Translated = { title: string; description: string };

/** This listing is never shown, so it has no translations. */
type NeverShown = "beachfront-48sqm-studio-view-talay-5-jomtien";

type SlugsInOtherLanguages<One, L extends Locale> = One extends { slug: infer Slug extends string }
  ? (One extends { language: infer Language } ? Language : "en") extends L
    ? never
    : Slug
  : never;

export type SampleTranslations<L extends Locale> = Record<
  Exclude<SlugsInOtherLanguages<WrittenSample, L>, NeverShown>,
  Translated
>;
