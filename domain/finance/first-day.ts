/** The money for the first day of a rent-to-own contract: the title stays with the seller, so nothing is transferred yet. */
import { type BuildingFees, type SatangRange, timesRange } from "./building-fees.ts";
import { commonFeeMonths } from "./cash-to-keys.ts";
import type { Plan, Satang } from "./finance.ts";

export type FirstDay = {
  downPayment: Satang;
  /** In advance. Null for a home without common property, such as most houses. */
  commonFee: SatangRange | null;
  total: SatangRange;
};

export function firstDay(
  { downPayment }: Pick<Plan, "downPayment">,
  squareMeters: number,
  fees: BuildingFees | null,
): FirstDay {
  const commonFee = fees && timesRange(fees.commonFee, squareMeters * commonFeeMonths);
  return {
    downPayment,
    commonFee,
    total: { from: downPayment + (commonFee?.from ?? 0), to: downPayment + (commonFee?.to ?? 0) },
  };
}
