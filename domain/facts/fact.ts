/** A dated fact: a figure about law, fees, rates or prices, with its source and the day it was read. */

export type FactRange = { from: number; to: number };

const factUnits = [
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

/**
 * How far a reader may rely on it. `sourced`: read on the page that the address leads to. `unverified`: commonly
 * stated, but on no page that we could read. `estimate`: our own reckoning. `own`: our own terms.
 */
export type Standing = "sourced" | "unverified" | "estimate" | "own";

type Standings =
  | { standing: "sourced"; source: { name: string; url: string } }
  | { standing: "unverified" | "estimate"; source: { name: string } }
  /** Invented until the owner confirms it where `isSample`; else it is the owner's word. */
  | { standing: "own"; source: { name: string }; isSample: boolean };

/** Days are `YYYY-MM-DD`. Percentages are written as people say them: 49 means 49 %. */
type Dated = {
  id: string;
  /** The day it came into force if the source names one, else the day it was read. */
  validFrom: string;
  validUntil?: string;
  /** The day it was last compared with its source. Shown as "as of". */
  checkedOn: string;
  reviewBy: string;
  /** For reviewers. Not shown. */
  note?: string;
};

export type Fact = Dated &
  Standings &
  ({ unit: Exclude<FactUnit, "date">; value: number | FactRange } | { unit: "date"; value: string });

/** The page on which a figure was read: never a home page, where the figure is hard to find again. */
export function readAt(name: string, url: string) {
  return { standing: "sourced", source: { name, url } } as const;
}

export function notVerified(name: string) {
  return { standing: "unverified", source: { name } } as const;
}
