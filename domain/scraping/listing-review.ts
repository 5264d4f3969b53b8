/** The shapes of listings in review, between the site Worker and the browser. */
import type { Locale } from "../languages/locales.ts";
import type { Property, PublicationState } from "../listings/listing.ts";

/**
 * What an admin should look at before a listing is believed (scraper/extract/judge/warnings.ts) or shown without a price
 * (scraper/store/price-warnings.ts).
 */
export type ReadingWarning =
  | "price-unlikely"
  | "rent-unlikely"
  | "price-by-area-unlikely"
  | "size-unlikely"
  | "rooms-unlikely"
  | "prices-disagree"
  /** The sum takes over a contract or a lease: it is not what the home costs. */
  | "takeover"
  /** Somebody has reserved it. */
  | "reserved"
  /** A tenant lives there for now. */
  | "let-until"
  /** A file of a feed has a figure that is none. */
  | "value-not-read"
  | "no-price"
  /** It is not converted, so the listing would have no price. */
  | "price-not-in-baht";

/** `GET /api/admin/listings`: those with warnings first, then the newest. */
export type ListingInReview = Property & {
  sourceUrl: string | null;
  /** Null for a listing that was added by hand. */
  source: { name: string; mayKeepImages: boolean } | null;
  firstSeenAt: string | null;
  /** The number of pictures on the outside page, whether or not we may keep them. */
  picturesSeen: number;
  warnings: ReadingWarning[];
  twins: ListingTwin[];
};

/** Another listing that is probably the same home. */
export type ListingTwin = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  publication: PublicationState;
  /** Null for a listing that was added by hand. */
  source: string | null;
  sourceUrl: string | null;
  reasons: TwinReason[];
};
/** What agrees (likely_twins in SQL). */
export type TwinReason =
  | "project"
  | "size"
  | "price"
  | "title"
  | "pictures"
  | "beds"
  | "floor"
  | "place"
  | "phone";

/** `GET /api/admin/listings/:id/reading`: the values read from the outside page, and where each was found. */
export type ListingReading = {
  fields: ReadField[];
  /** Read, but not shown: we have no right to these of the source. */
  heldBack: string[];
  lastSeenAt: string;
};
export type ReadField = FoundValue & {
  name: string;
  /** The values of the same field elsewhere on the page. */
  others: FoundValue[];
};
type FoundValue = { value: unknown; layer: string; raw: string };

/** `GET /api/admin/listings/suggestions`: fields that an admin edited and for which the source has another value. */
export type SuggestedListing = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  publication: PublicationState;
  source: string;
  sourceUrl: string;
  fields: SuggestedField[];
};
export type SuggestedField = { field: string; mine: unknown; theirs: unknown };
