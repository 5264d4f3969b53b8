/** The part of a listing that a list shows: a card, a mark on the map. The rest is only on the listing's own page. */
import type { Locale } from "../languages/locales.ts";
import type { Property } from "./listing.ts";

export type CardListing = Pick<
  Property,
  | "id"
  | "slug"
  | "title"
  | "language"
  | "translations"
  | "images"
  | "type"
  | "status"
  | "address"
  | "area"
  | "bedrooms"
  | "bathrooms"
  | "squareMeters"
  | "price"
  | "monthlyRentalPrice"
  | "location"
  | "financeTerms"
  | "tenure"
  | "isSample"
>;

/** For readers of one language: the titles in the others are left out. */
export function cardIn(locale: Locale, card: CardListing): CardListing {
  const own = card.translations[locale];
  return { ...card, translations: own ? { [locale]: own } : {} };
}

export function toCardListing(property: Property): CardListing {
  const { id, slug, title, language, translations, type, status, address, area } = property;
  const { bedrooms, bathrooms, squareMeters, price, monthlyRentalPrice, location } = property;
  return {
    id,
    slug,
    title,
    language,
    translations,
    images: property.images.slice(0, 1),
    type,
    status,
    address,
    area,
    bedrooms,
    bathrooms,
    squareMeters,
    price,
    monthlyRentalPrice,
    location,
    financeTerms: property.financeTerms,
    tenure: property.tenure,
    isSample: property.isSample,
  };
}
