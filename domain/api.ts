/** The shapes of the data between the site Worker and the browser. */
import type { Locale } from "./languages/locales.ts";
import type { Building, BuildingSummary } from "./buildings/building.ts";
import type { FeedReport } from "./feeds/feed-report.ts";
import type { FeedSettings } from "./feeds/feed-settings.ts";
import type { LeadKind } from "./leads/lead-choices.ts";
import type { AreaSlug } from "./places/areas.ts";
import type { CardListing } from "./listings/card-listing.ts";
import type { PinListing } from "./listings/pin-listing.ts";
import type { ListingStatus, Property, PropertyType, PublicationState } from "./listings/listing.ts";
import type { bedroomChoices } from "./listings/query/listing-query.ts";

/** `GET /api/listings`: whole listings, with `fields=card` or `fields=pin` only what a card or a pin shows of them. */
export type ListingPage<Shape = Property> = {
  listings: Shape[];
  total: number;
  /** The cursor of the next page, null on the last. */
  next: string | null;
  /** Null in an outage. */
  facets: ListingFacets | null;
  /** Answered in an outage: typing mistakes are not corrected. */
  isFromSnapshot?: true;
};

/** `GET /api/listings?fields=pin`: as many homes as a map shows, and how many there are. */
export type PinPage = { pins: PinListing[]; total: number };

/** How many listings each choice would show with all other filters kept. A missing choice has none. */
export type ListingFacets = {
  type: Partial<Record<PropertyType, number>>;
  status: Partial<Record<ListingStatus, number>>;
  area: Partial<Record<AreaSlug, number>>;
  bedrooms: Partial<Record<(typeof bedroomChoices)[number], number>>;
};

/** `GET /api/listings/:idOrSlug/similar`. */
export type SimilarListings = { listings: CardListing[] };

/** The body of a 410 for a withdrawn listing, with similar listings. */
export type WithdrawnListing = { error: { code: "gone"; message: string }; similar: CardListing[] };

/** `GET /api/areas`: every area, even without listings. Medians are in baht, null without prices. */
export type AreaSummary = {
  slug: AreaSlug;
  count: number;
  medianPrice: number | null;
  medianMonthlyPrice: number | null;
  medianPricePerSquareMeter: number | null;
};
export type AreaList = { areas: AreaSummary[] };

/** `GET /api/buildings`. */
export type BuildingList = { buildings: BuildingSummary[] };

/** `GET /api/buildings/:slug`: with its homes, sold and rented ones too, the newest first. */
export type BuildingDetails = {
  building: Building;
  /** The owner's description, by language. */
  about: Partial<Record<Locale, string>>;
  homes: CardListing[];
  /** By month, the oldest first. Empty in an outage. */
  prices: AskedPrices[];
};

/** What was asked for a square metre in the month in which a price was first asked or changed: the median in THB. */
export type AskedPrices = { month: string; pricePerSquareMeter: number; homes: number };

/** The body of a 410 for a building that was merged into another. */
export type MovedBuilding = { error: { code: "gone"; message: string }; movedTo: string };

/** `POST /api/leads/:kind`, answered with 201. */
export type LeadReceipt = {
  kind: LeadKind;
  reference: string;
  /** The latest time by which an application is answered. */
  dueAt?: string;
  /** The home it is about. */
  listing?: string;
  /** With it, the thank-you page shows this reference. */
  proof: string;
  /** Of an offer: the right to add pictures. */
  pass?: string;
};

/** What the thank-you page shows of a lead: `listing` is the id of its home, `at` the requested time of a viewing. */
export type ShownReceipt = {
  kind: LeadKind;
  reference: string;
  listing?: string | undefined;
  at?: string | undefined;
};

/** `GET /api/leads/receipt`: null where the proof is not ours. */
export type ReceiptAnswer = { receipt: ShownReceipt | null };

/** A 422 names every invalid field and its problem. */
export type InvalidInput = {
  error: { code: "invalid_input"; message: string; fields: Record<string, FieldProblem> };
};
const fieldProblems = ["required", "invalid", "too_long", "too_small", "too_large", "taken"] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** `GET /api/listings/:id/viewings`: times at which the home is already booked. */
export type TakenViewing = { startsAt: string; minutes: number };
export type TakenViewings = { taken: TakenViewing[] };

/** An asking price and its first day. The sale price or the rent may be missing. */
export type PricePoint = { price: number | null; monthlyRentalPrice: number | null; since: string };

/** `GET /api/listings/:idOrSlug/prices`, oldest first. */
export type PriceHistory = { prices: PricePoint[] };

/** The front page's four groups of listings (specification, section 2). */
export type FrontPageGroup = "featured" | "recent" | "withFinance" | "forSale";

/** With the groups, the home with the lowest instalment, if any is offered in instalments. */
export type FrontPageListings = Record<FrontPageGroup | "lowestMonthly", CardListing[]>;

export type RunProgress = {
  id: string;
  sourceId: string;
  state: "queued" | "discovering" | "fetching" | "frozen" | "done" | "failed" | "cancelled";
  kind: "crawl" | "paste";
  /** Shows the changes it would make and writes nothing. */
  dryRun: boolean;
  reason: string | null;
  /** The caller, another admin, or the source's schedule. */
  startedBy: "you" | "admin" | "schedule";
  createdAt: string;
  finishedAt: string | null;
  durationSeconds: number;
  rolledBackAt: string | null;
  /** The run saw the whole source. Only then does a listing that it did not find count as missing. */
  isComplete: boolean;
  /** What the file of a feed held; null for pages. */
  feed: FeedReport | null;
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

/** `GET /api/admin/runs/:id/pages`: `difference` holds the old and the new value of each changed column. */
export type RunPage = {
  url: string;
  state: string;
  reason: string | null;
  httpStatus: number | null;
  listingId: string | null;
  listing: ScrapedListing | null;
  difference: Record<string, { from: unknown; to: unknown }> | null;
};

/** A listing as the administration names it. Visitors see it only when it is published. */
export type ScrapedListing = {
  slug: string;
  title: string;
  language: string;
  publication: PublicationState;
};

/** `GET /api/admin/runs/:id/withdrawals`: the withdrawals that a frozen run asks about, none for any other run. */
export type AskedWithdrawals = {
  /** How many listings would be withdrawn, of how many in `standing`. `listings` names the first of them. */
  total: number;
  standing: number;
  listings: (ScrapedListing & {
    id: string;
    sourceUrl: string;
    missedRuns: number;
    goneAnswers: number;
    reserved: boolean;
  })[];
};

/** `GET /api/admin/runs/:id/changes`: the doubtful changes a frozen run asks about. */
export type AskedChanges = {
  /** How many listings would change, of how many in `standing`. `listings` names the first of them. */
  total: number;
  standing: number;
  /** How many listings would change in each field. */
  fields: Record<string, number>;
  listings: (ScrapedListing & {
    id: string;
    sourceUrl: string;
    difference: Record<string, { from: unknown; to: unknown }>;
  })[];
};

/** `GET /api/admin/dead-messages`: the messages that the queue gave up, newest first. */
export type DeadMessage = {
  id: string;
  /** Null for an unreadable message, which cannot be replayed. */
  runId: string | null;
  /** Null when the message was for the whole run. */
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
  /** Null when only an admin starts a run. */
  scheduleMinutes: number | null;
  autoPublish: boolean;
  /** The legal note of a source whose pages are read in spite of noindex. */
  readsNoindexBecause: string | null;
  /** How its file is read; null for pages of a site. */
  feed: FeedSettings | null;
  /** The latest crawl of the site. Pasted pages do not count. */
  lastRun: { state: RunProgress["state"]; dryRun: boolean; at: string } | null;
};

export const alarmKinds = [
  "field-lost",
  "fewer-listings",
  "blocked",
  "too-many-withdrawals",
  "too-many-changes",
  "robots-forbids",
  "run-failed",
  "feed-smaller",
] as const;

/** `GET /api/admin/alarms`: the alarms that are not yet acknowledged, newest first. */
export type ScrapeAlarm = {
  id: string;
  kind: (typeof alarmKinds)[number];
  source: string;
  runId: string | null;
  /** The details of the alarm. `copy` names a page of which the run kept a copy. */
  detail: Record<string, unknown>;
  createdAt: string;
};

/** `GET /api/me/remembered`: compared in their order, viewed newest first. */
export type RememberedHomes = { compared: string[]; viewed: string[] };

/** `GET /api/me/saved`: newest first. */
export type SavedHomes = { homes: { listingId: string; note: string }[] };
