/**
 * The figures of our own terms, as we ship them. An owner may write others (domain/texts/fact-bodies.ts). Apart from the
 * registry, so that pages do without it.
 */
import type { OwnFacts } from "./find-fact.ts";

/** The first seven are the owner's words (specification, section 9). The affiliate programme's are invented. */
export const shippedTerms = {
  "start-from": 200_000,
  "start-from-usd": 6_000,
  "start-from-gbp": 4_500,
  "start-from-eur": 5_300,
  "answer-within": 48,
  "upgrade-after": 12,
  "typical-rental": 12,
  "affiliate-commission": 20_000,
  /** In the visitor's browser. */
  "affiliate-window": 90,
  /** From the enquiry to the start of the contract. */
  "affiliate-valid": 12,
  "affiliate-payment": 30,
} as const;

export type OwnTermId = keyof typeof shippedTerms;

/** The number of questions in the form of an application. */
export const easyQuestions = 4;

/** The figure in force. */
export function ownTerm(own: OwnFacts, id: OwnTermId): number {
  const value = Object.hasOwn(own, id) ? own[id]?.value : undefined;
  return typeof value === "number" ? value : shippedTerms[id];
}

export function startingAmounts(own: OwnFacts) {
  return {
    THB: ownTerm(own, "start-from"),
    USD: ownTerm(own, "start-from-usd"),
    GBP: ownTerm(own, "start-from-gbp"),
    EUR: ownTerm(own, "start-from-eur"),
  };
}
export type StartingAmounts = ReturnType<typeof startingAmounts>;
