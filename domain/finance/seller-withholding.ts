/**
 * The income tax that the Land Office withholds from a private seller. It takes a deduction by years of ownership off
 * the appraised value, spreads the rest over those years, taxes one year by its own scale and multiplies again. The
 * scale starts at 5 %: the exempt first step of the Revenue Department's table does not exist here. Each row is a
 * fact (domain/facts/withholding.ts), so an owner can enter a change of the law.
 */
import { type FactsInForce, findFact } from "../facts/find-fact.ts";
import { shippedDeductions, shippedSteps } from "../facts/withholding-table.ts";
import { type Satang, shareOf } from "./finance.ts";

/** The deduction stays the same from this year on. */
export const lastDeduction = shippedDeductions.length;

export function deductionFor(facts: FactsInForce, years: number): number {
  if (!Number.isInteger(years) || years < 1) throw new RangeError(`${years} is no count of begun years`);
  return rowOf(facts, `withholding-deduction-${Math.min(years, lastDeduction)}`);
}

export function sellerWithholding(facts: FactsInForce, appraised: Satang, years: number): Satang {
  const aYear = shareOf(appraised, 100 - deductionFor(facts, years)) / years;
  let tax = 0;
  let from = 0;
  shippedSteps.forEach(({ upTo }, index) => {
    const limit = upTo === Infinity ? upTo : rowOf(facts, `withholding-step-${index + 1}`) * 100;
    const percent = rowOf(facts, `withholding-rate-${index + 1}`);
    tax += (Math.max(0, Math.min(aYear, limit) - from) * percent) / 100;
    from = limit;
  });
  return Math.round(tax * years);
}

/** Whether one of these facts changes the tax. */
export const isOfWithholding = (id: string) => /^withholding-(?:deduction|step|rate)-\d$/.test(id);

function rowOf(facts: FactsInForce, id: string): number {
  const { value } = findFact(facts, id);
  if (typeof value !== "number") throw new TypeError(`The fact "${id}" is no single number`);
  return value;
}
