/**
 * Homes of a previewed letter. Their cards have no title in any reader's language, so the letter names them by their
 * facts.
 */
import type { Locale } from "../../domain/languages/locales.ts";
import { sampleWords } from "../../domain/texts/sample-words.ts";
import type { ToldHome } from "../letters/told-letter.ts";

export type SampleHome = "new" | "cheaper" | "dearer" | "priced" | "onRequest" | "gone";

const noSums = { price: null, rent: null, oldPrice: null, oldRent: null, monthly: null, isExample: false };

const told: Record<SampleHome, Omit<ToldHome, "card" | "isPublic">> = {
  new: { ...noSums, news: "new", price: 2_400_000, monthly: 20_000 },
  cheaper: { ...noSums, news: "price", price: 1_900_000, oldPrice: 2_100_000 },
  dearer: { ...noSums, news: "price", rent: 25_000, oldRent: 22_000 },
  priced: { ...noSums, news: "price", price: 3_200_000, monthly: 27_000, isExample: true },
  onRequest: { ...noSums, news: "new" },
  gone: { ...noSums, news: "gone" },
};

export function sampleHome(home: SampleHome, locale: Locale): ToldHome {
  const isLet = home === "dearer";
  const words = sampleWords[locale];
  return {
    ...told[home],
    isPublic: home !== "gone",
    card: {
      id: home,
      slug: "sample",
      title: words.home,
      language: locale === "en" ? "th" : "en",
      listing_translations: [],
      images: [],
      property_type: isLet ? "house-for-rent" : "condo-for-sale",
      status: isLet ? "for-rent" : "for-sale",
      address: words.place,
      city: "Pattaya",
      condo_name: words.building,
      area: "jomtien",
      latitude: null,
      longitude: null,
      bedrooms: 1,
      bathrooms: 1,
      square_meters: 35,
      price: told[home].price,
      monthly_rental_price: told[home].rent,
      finance_down_payment: null,
      finance_months: null,
      finance_premium_percent: null,
      finance_interest_percent: null,
      finance_forfeiture_percent: null,
      tenure: null,
      is_sample: true,
    },
  };
}
