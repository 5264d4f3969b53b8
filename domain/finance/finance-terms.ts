/**
 * Terms come from the listing, else from the owner's settings. Missing terms are filled from an example, and then the
 * page must say "example" and "ask us": an invented term is never presented as an offer.
 */
import { shippedTerms } from "../facts/own-terms.ts";
import { type Plan, type Satang, buildSchedule, toSatang } from "./finance.ts";

export type FinanceTerms = {
  /** Baht. */
  downPayment: number;
  months: number;
  premiumPercent: number;
  /** Per year, on the balance still owed. */
  interestPercent: number;
  /** The share of the payments that the owner keeps when the buyer stops. */
  forfeiturePercent: number;
};

/** Null means unknown. */
export type KnownTerms = { [Term in keyof FinanceTerms]: number | null };

export const unknownTerms: KnownTerms = {
  downPayment: null,
  months: null,
  premiumPercent: null,
  interestPercent: null,
  forfeiturePercent: null,
};

/** Invented to show how the sums work. Under a hire purchase the buyer usually forfeits everything. */
export const exampleTerms = {
  rentToOwn: {
    downPayment: shippedTerms["start-from"],
    months: 60,
    premiumPercent: 10,
    interestPercent: 0,
    forfeiturePercent: 100,
  },
} as const satisfies Record<string, FinanceTerms>;

export type ResolvedTerms = { terms: FinanceTerms; isExample: boolean };

export function resolveTerms(listing: KnownTerms, owner: KnownTerms, example: FinanceTerms): ResolvedTerms {
  const known = (term: keyof FinanceTerms) => listing[term] ?? owner[term];
  const take = (term: keyof FinanceTerms) => known(term) ?? example[term];
  return {
    terms: {
      downPayment: take("downPayment"),
      months: take("months"),
      premiumPercent: take("premiumPercent"),
      interestPercent: take("interestPercent"),
      forfeiturePercent: take("forfeiturePercent"),
    },
    isExample: (Object.keys(unknownTerms) as (keyof FinanceTerms)[]).some((term) => known(term) === null),
  };
}

export function planOf(price: number, terms: FinanceTerms): Plan {
  const { months, premiumPercent, interestPercent } = terms;
  return {
    price: toSatang(price),
    downPayment: toSatang(terms.downPayment),
    months,
    premiumPercent,
    interestPercent,
  };
}

export function monthlyInstalment(price: number, terms: FinanceTerms): Satang {
  return buildSchedule(planOf(price, terms)).instalments[0]?.payment ?? 0;
}
