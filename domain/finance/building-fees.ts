/** The fees of a building. A listing's own fees win; a fee known only as a range stays a range. */
import { boundsOf } from "../facts/fact-numbers.ts";
import type { FactsInForce } from "../facts/find-fact.ts";
import { type Satang, toSatang } from "./finance.ts";

export type SatangRange = { from: Satang; to: Satang };

/** Baht per square metre, null when the listing does not say. */
export type KnownFees = { commonFee: number | null; sinkingFund: number | null };

export type BuildingFees = {
  /** Satang per square metre, once, by the first owner. */
  sinkingFund: SatangRange;
  /** Satang per square metre a month. */
  commonFee: SatangRange;
};

export function buildingFees(facts: FactsInForce, { commonFee, sinkingFund }: KnownFees): BuildingFees {
  return {
    commonFee: satangOf(commonFee ?? boundsOf(facts, "common-fee")),
    sinkingFund: satangOf(sinkingFund ?? boundsOf(facts, "sinking-fund")),
  };
}

export function timesRange(range: SatangRange, factor: number): SatangRange {
  return { from: Math.round(range.from * factor), to: Math.round(range.to * factor) };
}

function satangOf(baht: number | { from: number; to: number }): SatangRange {
  const { from, to } = typeof baht === "number" ? { from: baht, to: baht } : baht;
  return { from: toSatang(from), to: toSatang(to) };
}
