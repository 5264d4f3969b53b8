/** The percentages and fees of a transfer, taken from the dated facts; a listing's own fees win. */
import type { BuildingFees, SatangRange, TransferRates } from "./cash-to-keys.ts";
import { type FactId, findFact } from "./facts.ts";
import { toSatang } from "./finance.ts";

/** Which of the seller's taxes fall due depends on who sells and for how long it was theirs. */
export const sellerKinds = ["recent", "long", "company"] as const;
export type SellerKind = (typeof sellerKinds)[number];

export function transferRates(seller: SellerKind): TransferRates {
  return {
    transferFeePercent: percentOf("transfer-fee"),
    sellersTaxPercent: percentOf(seller === "long" ? "stamp-duty" : "specific-business-tax"),
    // A private seller's is a sliding scale that no rate describes: it is named beside the sheet, not summed.
    withholdingPercent: seller === "company" ? percentOf("withholding-company") : 0,
  };
}

/** Baht a square metre; null when the listing does not say. */
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

/** Of a fact in baht, in satang. */
function rangeOf(id: FactId): SatangRange {
  const { from, to } = boundsOf(id);
  return { from: toSatang(from), to: toSatang(to) };
}

export function boundsOf(id: FactId): { from: number; to: number } {
  const { value } = findFact(id);
  if (typeof value === "string") throw new TypeError(`The fact "${id}" is a date`);
  return typeof value === "number" ? { from: value, to: value } : value;
}

/** For sums that need one number of a range. */
export function middleOf(id: FactId): number {
  const { from, to } = boundsOf(id);
  return (from + to) / 2;
}
