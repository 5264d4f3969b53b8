/** The draft home that an offer becomes. Its title is in English and says only facts; the office writes the rest. */
import type { ListingChanges } from "../listings/listing-fields.ts";
import type { Tenure } from "../listings/tenure.ts";
import type { ListingStatus, PropertyType } from "../listings/listing.ts";
import type { OfferAnswers } from "./offer-fields.ts";

type Kept = {
  type: Record<OfferAnswers["homeKind"], PropertyType>;
  status: ListingStatus[];
};

const keptAs: Record<OfferAnswers["deal"], Kept> = {
  sell: { type: { condo: "condo-for-sale", house: "house-for-sale" }, status: ["for-sale"] },
  let: { type: { condo: "condo-for-rent", house: "house-for-rent" }, status: ["for-rent"] },
  finance: {
    type: { condo: "condo-with-finance", house: "house-for-sale" },
    status: ["for-sale", "finance-available"],
  },
};

export function draftOfOffer(offer: OfferAnswers): ListingChanges {
  const { type, status } = keptAs[offer.deal];
  const isCondo = offer.homeKind === "condo";
  const wish = offer.wish === "" ? null : offer.wish || null;
  return {
    title: titleOf(offer),
    language: "en",
    property_type: type[offer.homeKind],
    status,
    area: offer.area || null,
    ...(isCondo ? { condo_name: offer.building } : { address: offer.building }),
    square_meters: offer.size,
    bedrooms: countOf(offer.bedrooms),
    bathrooms: countOf(offer.bathrooms),
    ...(offer.deal === "let" ? { monthly_rental_price: wish } : { price: wish }),
    tenure: tenureOf(offer),
    ownership_claimed: [
      ...(isCondo && offer.heldIn === "foreign-quota" ? (["foreign-quota"] as const) : []),
      ...(offer.titleDeed ? (["title-deed"] as const) : []),
    ],
  };
}

function titleOf({ homeKind, bedrooms, size, building }: OfferAnswers): string {
  const rooms = bedrooms === "0" ? "studio" : bedrooms && `${bedrooms}-bedroom`;
  const kind = [rooms, homeKind].filter(Boolean).join(" ");
  return `${kind[0]?.toUpperCase()}${kind.slice(1)}, ${size} sqm, ${building}`;
}

function countOf(count: string): number | null {
  return count === "" ? null : Number(count);
}

/** How a foreigner could hold it. A house in a Thai name says nothing about that. */
function tenureOf({ homeKind, heldIn, deal }: OfferAnswers): Tenure | null {
  if (deal === "let" || heldIn === "") return null;
  if (heldIn === "leasehold") return "leasehold";
  if (homeKind === "house") return heldIn === "company" ? "company" : null;
  return heldIn === "foreign-quota" ? "foreign-quota" : "thai-quota";
}
