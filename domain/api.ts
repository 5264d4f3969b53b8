/** The shapes that travel between the site Worker and the browser. */
import type { AreaSlug } from "./areas.ts";
import type { ListingStatus, Property, PropertyType, PublicationState } from "./listing.ts";
import type { bedroomChoices } from "./listing-query.ts";

export type ListingPage = {
  listings: Property[];
  total: number;
  /** The total is at least this many: counting stopped there ("300+"). */
  totalIsCapped: boolean;
  /** Cursor of the following page, null on the last. */
  next: string | null;
  /** Null when too many homes match to be counted choice by choice. */
  facets: ListingFacets | null;
};

/** How many homes each choice would show, all other filters kept. A choice that is missing has none. */
export type ListingFacets = {
  type: Partial<Record<PropertyType, number>>;
  status: Partial<Record<ListingStatus, number>>;
  area: Partial<Record<AreaSlug, number>>;
  bedrooms: Partial<Record<(typeof bedroomChoices)[number], number>>;
};

/** `GET /api/listings/:idOrSlug/similar`. */
export type SimilarListings = { listings: Property[] };

/** The body of a 410: a home that was shown once, and what is left instead. */
export type WithdrawnListing = { error: { code: "gone"; message: string }; similar: Property[] };

/** `GET /api/areas`: every area, also those without homes. Medians are baht, null without prices. */
export type AreaSummary = {
  slug: AreaSlug;
  count: number;
  medianPrice: number | null;
  medianMonthlyPrice: number | null;
  medianPricePerSquareMeter: number | null;
};
export type AreaList = { areas: AreaSummary[] };

/** `POST /api/leads/:kind`, answered with 201. */
export type LeadReceipt = {
  reference: string;
  /** When an application is answered at the latest. */
  dueAt?: string;
};

/** A 422 names every field that is wrong and why. */
export type InvalidInput = {
  error: { code: "invalid_input"; message: string; fields: Record<string, FieldProblem> };
};
export const fieldProblems = ["required", "invalid", "too_long", "too_small", "too_large"] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** A price and since when it was asked; either may be missing. */
export type PricePoint = { price: number | null; monthlyRentalPrice: number | null; since: string };

/** `GET /api/listings/:idOrSlug/prices`, oldest first. */
export type PriceHistory = { prices: PricePoint[] };

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
  state: "queued" | "discovering" | "fetching" | "frozen" | "done" | "failed" | "cancelled";
  kind: "crawl" | "paste";
  /** Shows what it would write and writes nothing. */
  dryRun: boolean;
  reason: string | null;
  /** An admin, or the source's own schedule. */
  startedBy: "you" | "admin" | "schedule";
  createdAt: string;
  finishedAt: string | null;
  durationSeconds: number;
  rolledBackAt: string | null;
  /** It saw the whole source: only then is a home missing that it did not find. */
  isComplete: boolean;
  pages: number;
  counts: Record<(typeof pageOutcomes)[number], number>;
};

export const pageOutcomes = [
  "queued",
  "fetched",
  "new",
  "changed",
  "unchanged",
  "notAListing",
  "refused",
  "failed",
  "dead",
  "cancelled",
] as const;

/** `GET /api/admin/runs/:id/pages`: `difference` holds, per column, what stood there and what the page says. */
export type RunPage = {
  url: string;
  state: string;
  reason: string | null;
  httpStatus: number | null;
  listingId: string | null;
  home: ScrapedHome | null;
  difference: Record<string, { from: unknown; to: unknown }> | null;
};

/** A home as the console names it; visitors see it only when it is published. */
export type ScrapedHome = {
  slug: string;
  title: string;
  language: string;
  publication: PublicationState;
};

/** `GET /api/admin/runs/:id/withdrawals`: what a frozen run asks about; without one there is nothing to ask. */
export type AskedWithdrawals = {
  /** How many would go, of how many that stand; `homes` are the first of them. */
  total: number;
  standing: number;
  homes: (ScrapedHome & { id: string; sourceUrl: string; missedRuns: number; goneAnswers: number })[];
};

/** `GET /api/admin/dead-letters`, newest first: messages that were given up. */
export type DeadLetter = {
  id: string;
  /** Null for a message that could not be read: nothing can be done again. */
  runId: string | null;
  /** Null when the whole run was given up. */
  url: string | null;
  reason: string;
  attempts: number;
  createdAt: string;
  replayedAt: string | null;
};

export type ScrapeSource = {
  id: string;
  name: string;
  startUrls: string[];
  allowedHosts: string[];
  enabled: boolean;
  pausedReason: string | null;
  /** Null: only an admin starts a run. */
  scheduleMinutes: number | null;
  autoPublish: boolean;
  /** The newest reading of the site; pasted pages are none. */
  lastRun: { state: RunProgress["state"]; dryRun: boolean; at: string } | null;
};

export const alarmKinds = [
  "field-lost",
  "fewer-listings",
  "blocked",
  "too-many-withdrawals",
  "robots-forbids",
  "run-failed",
] as const;

/** `GET /api/admin/alarms`: those that nobody has acknowledged, newest first. */
export type ScrapeAlarm = {
  id: string;
  kind: (typeof alarmKinds)[number];
  source: string;
  runId: string | null;
  /** What changed; `copy` names a page of which the run kept a copy. */
  detail: Record<string, unknown>;
  createdAt: string;
};
