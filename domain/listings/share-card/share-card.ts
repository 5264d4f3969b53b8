/**
 * The card beside a shared link of a home: what it says, and its address. The address carries a hash of everything on
 * the card, so a changed price is another card, and the page needs no column that says which one is drawn.
 */
import { type KnownTerms } from "../../finance/finance-terms.ts";
import { toBaht } from "../../finance/finance.ts";
import { planOfListing } from "../../finance/plan-of-listing.ts";
import type { Locale } from "../../languages/locales.ts";
import { shortHash } from "../../short-hash.ts";
import type { CardListing } from "../card-listing.ts";
import { type Offer, readOffer } from "../offer.ts";
import { shareFile } from "../picture-files.ts";

export const shareCardBucket = "share-cards";

/** Another number draws every card anew: for new words or a new design. */
export const shareCardDesign = 1;

export type ShareCard = {
  locale: Locale;
  /** As on the page. Null where the title is in another language alone. */
  title: string | null;
  isHouse: boolean;
  squareMeters: number | null;
  building: string;
  area: string | null;
  city: string | undefined;
  gone: Offer["gone"];
  /** All sums are in baht. */
  price: number | null;
  rent: number | null;
  plan: { monthly: number; down: number; isExample: boolean } | null;
  isSample: boolean;
  cover: string;
};

/** Undefined for a home without a picture. */
export function shareCardOf(listing: CardListing, locale: Locale, owner: KnownTerms): ShareCard | undefined {
  const [cover] = listing.images;
  if (cover === undefined) return undefined;
  const { gone, isForRent } = readOffer(listing);
  const plan = planOfListing(listing, owner);
  return {
    locale,
    title: listing.language === locale ? listing.title : (listing.translations[locale]?.title ?? null),
    isHouse: listing.type.startsWith("house"),
    squareMeters: listing.squareMeters,
    building: listing.address.state,
    area: listing.area,
    city: listing.address.city[0],
    gone,
    price: listing.price,
    rent: isForRent ? listing.monthlyRentalPrice : null,
    plan: plan
      ? {
          monthly: Math.round(toBaht(plan.instalment)),
          down: plan.resolved.terms.downPayment,
          isExample: plan.resolved.isExample,
        }
      : null,
    isSample: listing.isSample,
    cover,
  };
}

/** The card's name in its bucket. */
export function shareCardObject(id: string, card: ShareCard): string {
  return `${id}/${card.locale}-${shortHash(JSON.stringify([shareCardDesign, card]))}.jpg`;
}

/** It ends with the address of the plain card, which stands in until this one is drawn. */
export function shareCardAddress(id: string, card: ShareCard): string {
  const object = shareCardObject(id, card).slice(0, -".jpg".length);
  return shareFile(`/homes/${object}${card.cover}`);
}
