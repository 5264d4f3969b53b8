/** The shapes of listings that admins find and edit, between the site Worker and the browser. */
import type { Locale } from "../languages/locales.ts";
import type { LeadState } from "../leads/desk/lead-states.ts";
import type { ListingStatus, Property, PropertyType, PublicationState } from "./listing.ts";
import type { TwinReason } from "../scraping/listing-review.ts";
import type { ListingChanges, ListingFields } from "./listing-fields.ts";

export const listingOrders = ["changed", "newest", "price-low", "price-high", "title", "views"] as const;

export type FoundListing = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  publication: PublicationState;
  excluded: boolean;
  status: ListingStatus[];
  property_type: PropertyType;
  area: string | null;
  condo_name: string | null;
  price: number | null;
  monthly_rental_price: number | null;
  featured: boolean;
  agent_name: string | null;
  picture: string | null;
  updated_at: string;
  /** Of 100 (completeness.ts). */
  completeness: number;
  /** In the last 30 days. */
  views: number;
};

/** `GET /api/admin/listings/find`. The total is null behind the first page. */
export type FoundListings = {
  listings: FoundListing[];
  total: number | null;
  /** Counting stopped at the total. */
  totalIsCapped: boolean | null;
  /** The cursor of the next page, null on the last. */
  next: string | null;
};
export const foundListingsShown = 25;

/** `GET /api/admin/own-homes`: the homes of an agent, last changed first. */
export type OwnHomes = Pick<FoundListings, "listings">;
export const mostOwnHomes = 200;

/** `GET /api/admin/own-homes/:id`. */
export type OwnHome = {
  property: Property;
  publication: PublicationState;
  /** It has a page on the site. */
  isShown: boolean;
};

/** `GET /api/admin/listings/:id`: the fields of the editor and the version they belong to. */
export type EditableListing = ListingFields & {
  id: string;
  slug: string;
  created_at: string;
  updated_at: string;
};

/** Values that an admin has typed and not saved. */
export type ListingDraft = {
  listing_id: string;
  version: number;
  /** `updated_at` of the listing that was edited; null for a new one. */
  seen: string | null;
  changes: ListingChanges;
  /** The values of the changed fields before. */
  base: ListingChanges;
  updated_at: string;
};

/** Null listing: a new one, of which there is only a draft. The number of the draft goes on when there is none. */
export type OpenedListing = {
  listing: EditableListing | null;
  draft: ListingDraft | null;
  draftVersion: number;
};

/** The answer to a save: from now on a draft with another number is refused. */
export type SavedListing = EditableListing & { draft_version: number };

/** The body of a 409: what is stored now. The caller has its own values. */
export type ChangedMeanwhile = {
  error: { code: "changed_meanwhile"; message: string };
  /** For each sent field that is stored with another value: both. */
  fields: Record<string, { mine: unknown; theirs: unknown }>;
  listing: EditableListing | null;
};

/** A published home that is likely the one that is to be published, and what agrees. */
export type PublishedTwin = {
  id: string;
  slug: string;
  title: string;
  language: Locale;
  reasons: TwinReason[];
};

/** The body of a 409: publishing needs another press, with `isAnotherHome`. */
export type TwinPublished = {
  error: { code: "twin_published"; message: string };
  twins: PublishedTwin[];
};

/** `GET /api/admin/listings/:id/interest`, of the last 30 days, today last. Null without the right to enquiries. */
export type ListingInterest = {
  days: number[];
  enquiries: number | null;
  /** The first twenty people with whom nothing is agreed yet, who hear of a sale from us or from nobody. */
  open: { id: string; name: string; state: LeadState; viewingAt: string | null }[] | null;
};

/** `POST /api/admin/listings/:id/presence`. */
export type ListingPresence = {
  others: string[];
  updated_at: string | null;
  draft_version: number | null;
};

/** `GET /api/admin/listings/:id/history`, newest first: what admins saved and what runs wrote. */
export type ListingSave = {
  id: string;
  at: string;
  /** The admin, or the source of a run. */
  by: string | null;
  is_run: boolean;
  name: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

export const bulkActions = ["publish", "withdraw", "sold", "feature", "unfeature"] as const;
export type BulkAction = (typeof bulkActions)[number];
export type BulkResult = {
  id: string;
  outcome:
    | "saved"
    | "changed"
    | "missing"
    | "refused"
    | "never_offered"
    | "of_another_type"
    /** A home that is likely the same is published: each such home is asked about by itself. */
    | "twin_published";
  updated_at: string | null;
};
export const maxBulk = 100;

/** What the review does with many homes at once. */
export const judgingActions = ["publish", "reject"] as const;
export type JudgingAction = (typeof judgingActions)[number];

/** What visitors see of many homes, changed: these ask first. */
export type AskingAction = "publish" | UndoableAction;
export function asksFirst(action: BulkAction): action is AskingAction {
  return action === "publish" || isUndoable(action);
}

/** These take homes off the market and can be undone. */
export type UndoableAction = "withdraw" | "sold";
export function isUndoable(action: BulkAction): action is UndoableAction {
  return action === "withdraw" || action === "sold";
}

/** A home after such an action: its version then, and the value that it had before. */
export type FormerListing = {
  id: string;
  seen: string;
  before: { publication: PublicationState } | { status: ListingStatus[] };
};

/** The homes that an action changed, as they can be put back. `homes` are those that it was asked for. */
export function listFormer(
  action: UndoableAction,
  homes: readonly FoundListing[],
  answers: readonly BulkResult[],
): FormerListing[] {
  return answers.flatMap(({ id, outcome, updated_at: seen }) => {
    const home = homes.find((one) => one.id === id);
    if (outcome !== "saved" || seen === null || !home) return [];
    const { status, publication } = home;
    return [{ id, seen, before: action === "sold" ? { status } : { publication } }];
  });
}
