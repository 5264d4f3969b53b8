/** The terms for listings without their own. With null, unset, the site shows an example and "ask us". */
import * as v from "valibot";
import type { KnownTerms } from "../../finance/finance-terms.ts";

const known = (least: number, most: number) =>
  v.nullable(
    v.pipe(
      v.number("must be a number"),
      v.minValue(least, `must be at least ${least}`),
      v.maxValue(most, `must be at most ${most}`),
    ),
  );
const whole = (least: number, most: number) =>
  v.pipe(
    known(least, most),
    v.check((value) => value === null || Number.isInteger(value), "must be a whole number"),
  );

const plan = v.object({
  /** Baht. */
  downPayment: whole(0, 100_000_000),
  months: whole(1, 480),
  premiumPercent: known(0, 100),
  /** Per year, on the balance still owed. */
  interestPercent: known(0, 50),
  /** The share of the payments that we keep when the buyer stops. */
  forfeiturePercent: known(0, 100),
}) satisfies v.GenericSchema<unknown, KnownTerms>;

export const termsSchema = v.object({ rentToOwn: plan, sellerFinance: plan });
export type Terms = v.InferOutput<typeof termsSchema>;
