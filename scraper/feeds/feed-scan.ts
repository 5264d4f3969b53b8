/** Finds the records of a file that arrives in pieces, and counts what nothing reads. */
import type { FeedRecord } from "../../domain/feeds/feed-fields.ts";

export type FeedScan = {
  /** The records that this piece completes. Throws UnreadableFeedError. */
  push(text: string): FeedRecord[];
  /** The last records. Throws when the file is not whole. */
  end(): FeedRecord[];
  /** Names of columns with a value of each; none for a format whose names are fixed. */
  readonly columns: ReadonlyMap<string, NameCount>;
  readonly unknown: ReadonlyMap<string, NameCount>;
};

export type NameCount = { count: number; sample: string };

/** The longest piece that is pushed at once, in UTF-16 units. */
export const longestPiece = 64 * 1024;
/** Of one element, one value or one row. The longest descriptions of real feeds have a tenth of this. */
export const longestElement = 512 * 1024;
/** All values of one record. Its row in the database is this long. */
export const longestRecord = 256 * 1024;

/** A hostile file could have as many names as it has bytes. */
const mostNames = 200;
const longestSample = 80;

export function countName(counts: Map<string, NameCount>, name: string, value: string): void {
  const known = counts.get(name);
  if (known) known.count += 1;
  else if (counts.size < mostNames) {
    counts.set(name.slice(0, 100), { count: 1, sample: value.slice(0, longestSample) });
  }
}
