/** A home as a partner gets it: the columns that partner_feed_homes() answers, and nothing that the site does not show. */
import * as v from "valibot";
import { locales } from "../languages/locales.ts";

const text = v.object({ title: v.string(), description: v.string() });
const number = v.nullable(v.number());

export const passedHomeSchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  language: v.picklist(locales),
  images: v.array(v.string()),
  property_type: v.string(),
  status: v.array(v.string()),
  address: v.string(),
  city: v.string(),
  area: v.nullable(v.string()),
  condo_name: v.nullable(v.string()),
  bedrooms: number,
  bathrooms: number,
  square_meters: number,
  land_square_meters: number,
  price: number,
  monthly_rental_price: number,
  amenities: v.array(v.string()),
  latitude: number,
  longitude: number,
  year_built: number,
  tenure: v.nullable(v.string()),
  updated_at: v.string(),
  translations: v.record(v.string(), text),
});
export type PassedHome = v.InferOutput<typeof passedHomeSchema>;

/**
 * Photographs as JPEG or PNG, which all portals read: an original where it is one, else the shared copy. Scenes that we
 * drew are no photographs of the home.
 */
export function passedPictures(home: Pick<PassedHome, "images">, origin: string): string[] {
  return home.images.flatMap((image) => {
    if (!image.startsWith("/img/")) return [];
    const path = image.slice("/img/".length);
    const isRead = /\.(?:jpe?g|png)$/i.test(path);
    return `${origin}${isRead ? `/storage/v1/object/public/listing-images/${path}` : `/share/img/${path}.jpg`}`;
  });
}

/** In every language in which somebody wrote something, the seller's own first. */
export function passedTexts(home: Pick<PassedHome, "title" | "description" | "language" | "translations">) {
  const own = { locale: home.language, title: home.title, description: home.description };
  const others = locales.flatMap((locale) => {
    const said = home.translations[locale];
    if (locale === home.language || !said || (said.title === "" && said.description === "")) return [];
    return { locale, ...said };
  });
  return [own, ...others];
}

/** "sea-view" → "Sea view". */
export function sayAmenity(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
}
