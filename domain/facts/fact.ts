/** What a dated fact is: a figure about law, fees, rates or prices with its source and the day it was read. */

export type FactRange = { from: number; to: number };

export const factUnits = [
  "percent",
  "THB",
  "USD",
  "GBP",
  "EUR",
  "THB per sqm",
  "THB per sqm a month",
  "hours",
  "days",
  "months",
  "years",
  "count",
  "date",
] as const;
export type FactUnit = (typeof factUnits)[number];

/** Days are written `YYYY-MM-DD`. Percent is written as people say it: 49 means 49 %. */
type Dated = {
  id: string;
  source: { name: string; url?: string };
  /** Since when it holds: its entry into force where the source names one, else the day it was read. */
  validFrom: string;
  validUntil?: string;
  /** The day somebody last compared it with its source; shown as "as of". */
  checkedOn: string;
  reviewBy: string;
  /** What a reviewer has to know. Not shown. */
  note?: string;
};

export type Fact = Dated &
  ({ unit: Exclude<FactUnit, "date">; value: number | FactRange } | { unit: "date"; value: string });
