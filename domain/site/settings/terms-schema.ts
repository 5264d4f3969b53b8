/**
 * The standard terms: of listings without their own, of every contract's upgrade, and of letters about instalments. A term of a plan that is null,
 * unset, is shown as an example with "ask us".
 */
import * as v from "valibot";
import { type UpgradeTerms, promisedUpgrade } from "../../finance/carry-over.ts";
import type { KnownTerms } from "../../finance/finance-terms.ts";

const usualLetterDaysBefore = 5;

const bounded = (least: number, most: number) =>
  v.pipe(
    v.number("must be a number"),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
const whole = (least: number, most: number) =>
  v.pipe(bounded(least, most), v.integer("must be a whole number"));

const plan = v.object({
  /** Baht. */
  downPayment: v.nullable(whole(0, 100_000_000)),
  months: v.nullable(whole(1, 480)),
  premiumPercent: v.nullable(bounded(0, 100)),
  /** Per year, on the balance still owed. */
  interestPercent: v.nullable(bounded(0, 50)),
  /** The share of the payments that we keep when the buyer stops. */
  forfeiturePercent: v.nullable(bounded(0, 100)),
}) satisfies v.GenericSchema<unknown, KnownTerms>;

const upgrade = v.object({
  upgradeAfterMonths: whole(1, 480),
  carryOverPercent: bounded(1, 100),
  downPaymentCounts: v.boolean(),
}) satisfies v.GenericSchema<unknown, UpgradeTerms>;

export const termsSchema = v.object({
  rentToOwn: plan,
  sellerFinance: plan,
  /** Terms that were saved before this was a setting keep the promise. */
  upgrade: v.optional(upgrade, promisedUpgrade),
  /** How long before an instalment is due its buyer gets a letter. */
  letterDaysBefore: v.optional(whole(1, 14), usualLetterDaysBefore),
});
export type Terms = v.InferOutput<typeof termsSchema>;
