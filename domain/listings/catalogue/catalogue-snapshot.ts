/**
 * The public catalogue as one value in KV, written by the office Worker when the catalogue changes. In an outage a
 * data centre without a copy answers the front page, areas, listing pages and details from it.
 */
import type { AreaSummary, FrontPageListings } from "../../api.ts";
import type { BuildingSummary } from "../../buildings/building.ts";
import type { StoredSettings } from "../../site/settings/resolve-site.ts";
import type { Property } from "../listing.ts";
import type { SearchText } from "../query/match-text.ts";

export const snapshotKey = "snapshot";

/** Only the newest listings, because a KV value is at most 25 MB and a Worker has to parse it. */
export const mostInSnapshot = 2_000;

export type CatalogueSnapshot = {
  /** The `catalogueShape` of the build that wrote it. A build with another shape must not read it. */
  shape: string;
  /** Epoch milliseconds when the catalogue was read. */
  at: number;
  /** Checked when it is read: a later build may want another form. */
  settings: StoredSettings;
  frontPage: FrontPageListings;
  areas: AreaSummary[];
  buildings: BuildingSummary[];
  /** Newest first. */
  listings: Property[];
  /** What each of them is found by. */
  searchTexts: Record<string, SearchText>;
};

/** Stored with the value, to decide whether to write it again. */
export type SnapshotMetadata = { version: string; at: number; shape?: string };
