/** The percentages and fees of a transfer, from the dated facts. A listing's own fees win. */
import type { BuildingFees, SatangRange, TransferRates } from "./cash-to-keys.ts";
import { type FactId, findFact } from "../facts/facts.ts";
import { toSatang } from "./finance.ts";

/** The seller's taxes depend on who sells and how long they have owned the home. */
export const sellerKinds = ["recent", "long", "company"] as const;
export type SellerKind = (typeof sellerKinds)[number];

export function transferRates(seller: SellerKind): TransferRates {
  return {
    transferFeePercent: percentOf("transfer-fee"),
    sellersTaxPercent: percentOf(seller === "long" ? "stamp-duty" : "specific-business-tax"),
    // A private seller's tax is on a sliding scale without a single rate. The page mentions it but does not add it.
    withholdingPercent: seller === "company" ? percentOf("withholding-company") : 0,
  };
}

/** Baht per square metre, null when the listing does not say. */
export type KnownFees = { commonFee: number | null; sinkingFund: number | null };

export function buildingFees(known: KnownFees, commonFeeMonths: number): BuildingFees {
  return {
    commonFee: known.commonFee === null ? rangeOf("common-fee") : exactly(known.commonFee),
    sinkingFund: known.sinkingFund === null ? rangeOf("sinking-fund") : exactly(known.sinkingFund),
    commonFeeMonths,
  };
}

function exactly(baht: number): SatangRange {
  return { from: toSatang(baht), to: toSatang(baht) };
}

export function percentOf(id: FactId): number {
  const { value } = findFact(id);
  if (typeof value !== "number") throw new TypeError(`The fact "${id}" is no single number`);
  return value;
}

/** The range of a fact in baht, converted to satang. */
function rangeOf(id: FactId): SatangRange {
  const { from, to } = boundsOf(id);
  return { from: toSatang(from), to: toSatang(to) };
}

export function boundsOf(id: FactId): { from: number; to: number } {
  const { value } = findFact(id);
  if (typeof value === "string") throw new TypeError(`The fact "${id}" is a date`);
  return typeof value === "number" ? { from: value, to: value } : value;
}

/** The middle of a range, for sums that need one number. */
export function middleOf(id: FactId): number {
  const { from, to } = boundsOf(id);
  return (from + to) / 2;
}
