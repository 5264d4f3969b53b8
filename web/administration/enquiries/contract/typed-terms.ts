/** The terms of a contract as somebody types them, from those of the home and the owner's standard. */
import * as v from "valibot";
import type { OfferedHome } from "../../../../domain/leads/desk/lead-details.ts";
import { type ContractTerms, contractTermsSchema } from "../../../../domain/leads/desk/lead-orders.ts";
import type { Terms } from "../../../../domain/site/settings/terms-schema.ts";

/** Each field with the name of its label in `enquiryTexts`, its step and its highest value. */
export const termFields = [
  ["price", "price", 0.01, undefined],
  ["downPayment", "downPayment", 0.01, undefined],
  ["months", "months", 1, 480],
  ["premiumPercent", "premium", 0.01, 100],
  ["interestPercent", "interest", 0.01, 50],
  ["upgradeAfterMonths", "upgradeAfter", 1, 480],
  ["carryOverPercent", "carryOver", 0.01, 100],
  ["forfeiturePercent", "forfeiture", 0.01, 100],
] as const satisfies readonly (readonly [keyof ContractTerms, string, number, number | undefined])[];

type NumberName = (typeof termFields)[number][0];
export type TypedTerms = Record<NumberName, string> & Pick<ContractTerms, "startsOn" | "downPaymentCounts">;

const text = (value: number | null) => (value === null ? "" : String(value));

/** What neither the home nor the owner states stays empty: nothing invented is signed. */
export function startTerms(
  { price, terms }: OfferedHome,
  { rentToOwn, upgrade }: Terms,
  leastDownPayment = 0,
): TypedTerms {
  const known = (term: keyof OfferedHome["terms"]) => text(terms[term] ?? rentToOwn[term]);
  return {
    price: text(price),
    downPayment:
      leastDownPayment > Number(known("downPayment")) ? String(leastDownPayment) : known("downPayment"),
    months: known("months"),
    premiumPercent: known("premiumPercent"),
    interestPercent: known("interestPercent"),
    forfeiturePercent: known("forfeiturePercent"),
    upgradeAfterMonths: text(upgrade.upgradeAfterMonths),
    carryOverPercent: text(upgrade.carryOverPercent),
    downPaymentCounts: upgrade.downPaymentCounts,
    startsOn: "",
  };
}

export type ReadTerms = { terms?: ContractTerms; wrong: ReadonlySet<string> };

/** `wrong` has the fields that are filled in and cannot be so. */
export function readTerms(typed: TypedTerms): ReadTerms {
  const numbers = termFields.map(([name]) => [name, typed[name] === "" ? Number.NaN : Number(typed[name])]);
  const read = v.safeParse(contractTermsSchema, { ...typed, ...Object.fromEntries(numbers) });
  if (read.success) return { terms: read.output, wrong: new Set() };
  const fields = read.issues.map((issue) => v.getDotPath(issue) ?? "");
  return { wrong: new Set(fields.filter((name) => typed[name as keyof TypedTerms] !== "")) };
}
