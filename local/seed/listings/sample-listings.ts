/** All sample listings, area by area: their facts are here, their texts in `texts/`, one file for each language. */
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import type { Sample, SampleFacts } from "../make-listing.ts";
import { withFacilities } from "../buildings/sample-buildings.ts";
import { centralPattaya } from "./central-pattaya.ts";
import { eastPattaya } from "./east-pattaya.ts";
import { jomtien } from "./jomtien.ts";
import { naJomtienAndBangSaray } from "./na-jomtien-and-bang-saray.ts";
import { nakluaAndWongamat } from "./naklua-and-wongamat.ts";
import { pratumnak } from "./pratumnak.ts";
import chinese from "./texts/zh.json" with { type: "json" };
import english from "./texts/en.json" with { type: "json" };
import french from "./texts/fr.json" with { type: "json" };
import german from "./texts/de.json" with { type: "json" };
import russian from "./texts/ru.json" with { type: "json" };
import thai from "./texts/th.json" with { type: "json" };

const written = [
  ...nakluaAndWongamat,
  ...centralPattaya,
  ...eastPattaya,
  ...pratumnak,
  ...jomtien,
  ...naJomtienAndBangSaray,
];

/** The addresses of the sample listings as a type. */
export type SampleSlug = (typeof written)[number]["slug"];
type Text = { title: string; description: string };
/** This listing is never shown, so nobody has translated it. */
type NeverShown = "beachfront-48sqm-studio-view-talay-5-jomtien";
type Translated = Record<Exclude<SampleSlug, NeverShown>, Text>;

/** A listing that is missing in a language does not compile. */
const textsByLocale: { en: Record<SampleSlug, Text> } & Record<Exclude<Locale, "en">, Translated> = {
  en: english,
  th: thai,
  zh: chinese,
  ru: russian,
  de: german,
  fr: french,
};

const textMaps = locales.map((locale) => [locale, new Map(Object.entries(textsByLocale[locale]))] as const);

/** The texts of a sample listing in the languages that it has. */
export function textsOf(slug: string): (Text & { locale: Locale })[] {
  return textMaps.flatMap(([locale, texts]) => {
    const text = texts.get(slug);
    return text ? [{ locale, ...text }] : [];
  });
}

export const sampleListings: readonly Sample[] = written.map((facts: SampleFacts): Sample => {
  const original = textsOf(facts.slug).find(({ locale }) => locale === (facts.language ?? "en"));
  if (!original) throw new Error(`${facts.slug} has no text in its own language`);
  const amenities = withFacilities(facts.project, facts.amenities);
  return { ...facts, amenities, title: original.title, description: original.description };
});
