/** What an admin sees of a home before judging it, as it travels between the site Worker and the browser. */
import type { Locale } from "./locales.ts";
import type { Property, PublicationState } from "./listing.ts";

/** `GET /api/admin/listings`: newest first. */
export type ListingInReview = Property & {
  sourceUrl: string | null;
  /** Null for homes that were added by hand. */
  source: { name: string; mayKeepImages: boolean } | null;
  firstSeenAt: string | null;
  /** Pictures on the outside page, whether or not we may keep them. */
  picturesSeen: number;
  twins: ListingTwin[];
};

/** A home that is likely the same one, offered elsewhere. */
export type ListingTwin = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  publication: PublicationState;
  /** Null for a home that was added by hand. */
  source: string | null;
  sourceUrl: string | null;
  reasons: TwinReason[];
};
export type TwinReason = "project" | "size" | "beds" | "floor" | "place";

/** `GET /api/admin/listings/:id/reading`: what the outside page said, and where. */
export type ListingReading = { fields: ReadField[]; lastSeenAt: string };
export type ReadField = FoundValue & {
  name: string;
  /** What other places of the page said of the same field. */
  others: FoundValue[];
};
export type FoundValue = { value: unknown; layer: string; raw: string };

/** `GET /api/admin/listings/suggestions`: fields that a human edited and whose source says something else now. */
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
