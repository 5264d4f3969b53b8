/** The shapes that travel between the site Worker and the browser. */
import type { Property } from "./listing.ts";

export type ListingPage = {
  listings: Property[];
  total: number;
  /** Cursor of the following page, null on the last. */
  next: string | null;
};

/** A price and since when it was asked; either may be missing. */
export type PricePoint = { price: number | null; monthlyRentalPrice: number | null; since: string };

/** What a home's page tells besides the home itself. */
export type ListingBackground = {
  /** Oldest first. */
  prices: PricePoint[];
  /** Same area or same kind, the nearest in price first; never the home itself. */
  similar: Property[];
};

/** The home page's four groups; the rules are the specification's, section 2. */
export type HomeGroups = {
  featured: Property[];
  recent: Property[];
  withFinance: Property[];
  forSale: Property[];
};

export type RunProgress = {
  id: string;
  sourceId: string;
  state: "queued" | "discovering" | "fetching" | "done" | "failed" | "cancelled";
  reason: string | null;
  createdAt: string;
  finishedAt: string | null;
  pages: number;
  counts: Record<(typeof pageOutcomes)[number], number>;
};

export const pageOutcomes = [
  "queued",
  "new",
  "changed",
  "unchanged",
  "notAListing",
  "refused",
  "failed",
  "dead",
] as const;

export type ScrapeSource = { id: string; name: string; startUrls: string[]; enabled: boolean };

export type ListingInReview = Property & { sourceUrl: string | null };
