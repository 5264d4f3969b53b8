import { createElement as element } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import type { Property } from "../../../domain/listings/listing.ts";
import { type Locale, locales } from "../../../domain/languages/locales.ts";
import { readSourceTexts } from "../../../web/i18n/build/read-source-texts.ts";
import { serverI18n } from "../../../web/i18n/server.ts";
import { useListingName } from "../../../web/visitor/use-listing-name.ts";
import { exampleListing } from "../../example-listing.ts";

const tower = {
  street: "",
  city: ["Pattaya"],
  state: "Saphan Sai Tower",
  zip: "",
  country: "Thailand",
} as const;
/** Written in none of our languages, so that every language composes a name. */
const foreign = { language: "xx" as Locale, address: { ...tower, city: [...tower.city] }, squareMeters: 52 };

async function nameOf(locale: Locale, change: Partial<Property>): Promise<string> {
  const listing = exampleListing(1, { ...foreign, ...change });
  const Name = () => useListingName()(listing);
  const i18n = await serverI18n(locale, readSourceTexts);
  const html = renderToStaticMarkup(element(I18nextProvider, { i18n, children: element(Name) }));
  return html.replaceAll(/\s/g, " ");
}

test.each<[Locale, string, string, string]>([
  [
    "en",
    "1-bedroom condo, 52 m², Saphan Sai Tower",
    "Studio, 52 m², Saphan Sai Tower",
    "3-bedroom house, 180 m², Jomtien",
  ],
  [
    "th",
    "คอนโด 1 ห้องนอน 52 ตร.ม. Saphan Sai Tower",
    "คอนโดสตูดิโอ 52 ตร.ม. Saphan Sai Tower",
    "บ้าน 3 ห้องนอน 180 ตร.ม. จอมเทียน",
  ],
  [
    "zh",
    "1 居室公寓，52 平方米，Saphan Sai Tower",
    "开间公寓，52 平方米，Saphan Sai Tower",
    "3 居室别墅，180 平方米，中天",
  ],
  [
    "ru",
    "Квартира с 1 спальней, 52 м², Saphan Sai Tower",
    "Студия, 52 м², Saphan Sai Tower",
    "Дом с 3 спальнями, 180 м², Джомтьен",
  ],
  [
    "de",
    "Wohnung mit 1 Schlafzimmer, 52 m², Saphan Sai Tower",
    "Studio, 52 m², Saphan Sai Tower",
    "Haus mit 3 Schlafzimmern, 180 m², Jomtien",
  ],
  [
    "fr",
    "Appartement 1 chambre, 52 m², Saphan Sai Tower",
    "Studio, 52 m², Saphan Sai Tower",
    "Maison 3 chambres, 180 m², Jomtien",
  ],
])("A listing in another language is named in %s by its facts", async (locale, condo, studio, house) => {
  expect(await nameOf(locale, {})).toBe(condo);
  expect(await nameOf(locale, { bedrooms: 0 })).toBe(studio);
  const address = { ...foreign.address, state: "" };
  expect(await nameOf(locale, { type: "house-for-sale", bedrooms: 3, squareMeters: 180, address })).toBe(
    house,
  );
});

test.each(locales)("In %s the seller's title stays where it is in that language", async (locale) => {
  expect(await nameOf(locale, { language: locale, title: "Own words" })).toBe("Own words");
});

test("A translated title goes before a composed name, in its own language alone", async () => {
  const translations = { fr: { title: "Deux-pièces près du port" } };
  expect(await nameOf("fr", { translations })).toBe("Deux-pièces près du port");
  expect(await nameOf("de", { translations })).toBe("Wohnung mit 1 Schlafzimmer, 52 m², Saphan Sai Tower");
});

test("What is not known is left out", async () => {
  const address = { ...foreign.address, state: "", city: [] };
  expect(await nameOf("de", { bedrooms: null, squareMeters: null, address, area: null })).toBe("Wohnung");
  expect(await nameOf("ru", { bedrooms: 5, squareMeters: null })).toBe(
    "Квартира с 5 спальнями, Saphan Sai Tower",
  );
  expect(await nameOf("ru", { bedrooms: 21, squareMeters: null })).toBe(
    "Квартира с 21 спальней, Saphan Sai Tower",
  );
});
