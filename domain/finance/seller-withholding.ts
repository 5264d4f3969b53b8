/**
 * The income tax that the Land Office withholds from a private seller. It takes a deduction by years of ownership off
 * the appraised value, spreads the rest over those years, taxes one year by its own scale and multiplies again. The
 * scale starts at 5 %: the exempt first step of the Revenue Department's table does not exist here.
 */
import { type Satang, shareOf } from "./finance.ts";

/** Percent by full years of ownership, a begun year counted: one year, two years … eight and more. */
export const ownershipDeductions = [92, 84, 77, 71, 65, 60, 55, 50] as const;

/** Up to how much of a year's income, in baht, which percentage applies. */
const scale = [
  { upTo: 300_000, percent: 5 },
  { upTo: 500_000, percent: 10 },
  { upTo: 750_000, percent: 15 },
  { upTo: 1_000_000, percent: 20 },
  { upTo: 2_000_000, percent: 25 },
  { upTo: 5_000_000, percent: 30 },
  { upTo: Infinity, percent: 35 },
] as const;

export function deductionFor(years: number): number {
  if (!Number.isInteger(years) || years < 1) throw new RangeError(`${years} is no count of begun years`);
  return ownershipDeductions[Math.min(years, ownershipDeductions.length) - 1] ?? 0;
}

export function sellerWithholding(appraised: Satang, years: number): Satang {
  const aYear = shareOf(appraised, 100 - deductionFor(years)) / years;
  let tax = 0;
  let from = 0;
  for (const { upTo, percent } of scale) {
    const limit = upTo * 100;
    tax += (Math.max(0, Math.min(aYear, limit) - from) * percent) / 100;
    from = limit;
  }
  return Math.round(tax * years);
}
