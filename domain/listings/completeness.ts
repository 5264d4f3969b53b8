/**
 * What a listing does not answer yet, and how much it matters to a buyer. The SQL function listing_completeness() has
 * the same rules and weights, for the list; a test compares the two.
 */
import type { ListingFields } from "./listing-fields.ts";

export type Gap =
  | "pictures"
  | "description"
  | "price"
  | "pin"
  | "area"
  | "size"
  | "rooms"
  | "tenure"
  | "proof"
  | "terms"
  | "agent"
  | "year"
  | "amenities";

const enoughPictures = 5;
const enoughLetters = 200;
const enoughAmenities = 3;
/** Below it the list says that a listing needs work. */
export const completeEnough = 70;

type Judged = Omit<ListingFields, "picture_texts">;
type Rule = { weight: number; isMissing: (listing: Judged) => boolean };

/** The weights add up to 100. */
const rules: Record<Gap, Rule> = {
  pictures: { weight: 20, isMissing: ({ images }) => images.length < enoughPictures },
  description: { weight: 15, isMissing: ({ description }) => Array.from(description).length < enoughLetters },
  price: { weight: 12, isMissing: (one) => one.price === null && one.monthly_rental_price === null },
  pin: { weight: 10, isMissing: ({ latitude }) => latitude === null },
  area: { weight: 8, isMissing: ({ area }) => area === null },
  size: { weight: 8, isMissing: (one) => one.square_meters === null },
  rooms: { weight: 6, isMissing: (one) => one.bedrooms === null || one.bathrooms === null },
  tenure: { weight: 6, isMissing: (one) => isSold(one) && one.tenure === null },
  proof: { weight: 5, isMissing: (one) => isSold(one) && one.ownership_verified.length === 0 },
  terms: { weight: 4, isMissing: (one) => one.status.includes("finance-available") && lacksTerms(one) },
  agent: { weight: 3, isMissing: (one) => one.agent_name === null },
  year: { weight: 2, isMissing: (one) => one.year_built === null },
  amenities: { weight: 1, isMissing: ({ amenities }) => amenities.length < enoughAmenities },
};

/** A buyer will own it, so they ask how. */
function isSold({ status }: Judged): boolean {
  return status.includes("for-sale") || status.includes("finance-available");
}

function lacksTerms(one: Judged): boolean {
  return [
    one.finance_down_payment,
    one.finance_months,
    one.finance_premium_percent,
    one.finance_interest_percent,
    one.finance_forfeiture_percent,
  ].includes(null);
}

/** The heaviest first. */
export function findGaps(listing: Judged): { gap: Gap; weight: number }[] {
  return (Object.keys(rules) as Gap[])
    .filter((gap) => rules[gap].isMissing(listing))
    .map((gap) => ({ gap, weight: rules[gap].weight }));
}

export function rateCompleteness(listing: Judged): number {
  return findGaps(listing).reduce((left, { weight }) => left - weight, 100);
}
