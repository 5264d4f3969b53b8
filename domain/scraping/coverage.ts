/** How many of a source's listings have each field, run by run, and how far the newest run is from what is usual. */

/** The fields that health alarms watch: `watched_fields()` in the database. */
export const watchedFields = [
  "title",
  "price",
  "monthlyRentalPrice",
  "bedrooms",
  "bathrooms",
  "squareMeters",
  "latitude",
  "address",
  "city",
  "condoName",
  "images",
  "description",
  "amenities",
  "yearBuilt",
  "agentName",
  "externalId",
] as const;
type WatchedField = (typeof watchedFields)[number];

/** `GET /api/admin/sources/coverage`, newest first. `fields` counts the listings that had each field. */
export type RunCoverage = {
  sourceId: string;
  runId: string;
  at: string;
  listings: number;
  fields: Record<string, number>;
};

export type FieldCoverage = {
  field: WatchedField;
  /** From 0 to 1, oldest run first. */
  shares: number[];
  now: number;
  /** The newest run minus the median of the earlier ones. Null without an earlier one. */
  drift: number | null;
};

/** From here a drift is shown as a loss. An alarm is raised at 30 %. */
export const notableDrift = 0.1;

/** All runs of one source, newest first. Empty when it has none. */
export function measureFields(runs: readonly RunCoverage[]): FieldCoverage[] {
  const read = runs.filter(({ listings }) => listings > 0).toReversed();
  return watchedFields.flatMap((field) => {
    const shares = read.map(({ listings, fields }) => (fields[field] ?? 0) / listings);
    const now = shares.at(-1);
    if (now === undefined) return [];
    const usual = medianOf(shares.slice(0, -1));
    return [{ field, shares, now, drift: usual === null ? null : now - usual }];
  });
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
