/** Why a record of a feed is no home of the catalogue. The names are shown with it. */
export const recordRules = [
  "no-id",
  "row-length",
  "no-type",
  "unknown-type",
  "left-out-type",
  "part-ownership",
  "rent-by-the-week",
  "no-size-and-no-text",
] as const;
export type RecordRule = (typeof recordRules)[number];

/** These are no homes of ours, so one that is known counts as missing. The others are homes that we cannot read. */
export const isOtherThing = (rule: RecordRule): boolean =>
  rule === "left-out-type" || rule === "part-ownership" || rule === "rent-by-the-week";
