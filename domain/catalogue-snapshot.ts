/**
 * The public catalogue as one value in KV, written by the background Worker when it changed. While the backend
 * is away and a data centre has no copy, home, areas, listing pages and details are answered from it.
 */
import type { AreaSummary, HomeGroups } from "./api.ts";
import type { Property } from "./listing.ts";

export const snapshotKey = "snapshot";

/** The newest ones: a value in KV may be 25 MB, and a Worker has to parse it. */
export const mostInSnapshot = 2_000;

export type CatalogueSnapshot = {
  /** Of the build that wrote it (catalogue-shape.ts): one build must not read what another wrote otherwise. */
  shape: string;
  /** Epoch milliseconds when it was read. */
  at: number;
  home: HomeGroups;
  areas: AreaSummary[];
  /** Newest first. */
  listings: Property[];
};

/** Kept beside the value: whether it is worth writing again. */
export type SnapshotMetadata = { version: string; at: number; shape?: string };
