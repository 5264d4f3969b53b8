/**
 * What moves along to another home of ours, and when. The upgrade opens once twelve instalments are fully paid and
 * twelve months have passed since the start; then everything that was paid moves, down payment included. The owner's
 * standard terms or one contract may say otherwise.
 */
import { shippedTerms } from "../facts/own-terms.ts";
import { monthsAfter } from "../months-after.ts";
import { type Satang, type Schedule, positionAfter, shareOf } from "./finance.ts";

export type UpgradeTerms = {
  /** Both the instalments that must be paid and the months that must have passed. */
  upgradeAfterMonths: number;
  /** The share that moves along. */
  carryOverPercent: number;
  /** Whether the share is taken of the down payment too, or of the instalments alone. */
  downPaymentCounts: boolean;
};

/** The specification's promise. It holds until the owner saves other terms. */
export const promisedUpgrade: UpgradeTerms = {
  upgradeAfterMonths: shippedTerms["upgrade-after"],
  carryOverPercent: 100,
  downPaymentCounts: true,
};

/** Number 0 is the down payment. */
type Dues = readonly { number: number; amount: Satang; paid: Satang }[];

export function instalmentsPaid(dues: Dues): number {
  return dues.filter(({ number, amount, paid }) => number > 0 && paid >= amount).length;
}

/** It moves only once the upgrade is open. */
export function movesAlong(
  paid: { downPayment: Satang; instalments: Satang },
  { carryOverPercent, downPaymentCounts }: UpgradeTerms,
): Satang {
  return shareOf(paid.instalments + (downPaymentCounts ? paid.downPayment : 0), carryOverPercent);
}

export function isPromised(terms: UpgradeTerms): boolean {
  return terms.upgradeAfterMonths === promisedUpgrade.upgradeAfterMonths && whatCarriesOver(terms) === "all";
}

/** For words: every baht, a share of every baht, or a share of the instalments alone. */
export type WhatCarriesOver = "all" | "share" | "instalments";

export function whatCarriesOver({ carryOverPercent, downPaymentCounts }: UpgradeTerms): WhatCarriesOver {
  if (!downPaymentCounts) return "instalments";
  return carryOverPercent === 100 ? "all" : "share";
}

export function isUpgradeOpen(
  terms: UpgradeTerms,
  reached: { instalmentsPaid: number; today: string; startsOn: string },
): boolean {
  return (
    reached.instalmentsPaid >= terms.upgradeAfterMonths &&
    reached.today >= opensAtTheEarliest(reached.startsOn, terms)
  );
}

export function opensAtTheEarliest(startsOn: string, terms: UpgradeTerms): string {
  return monthsAfter(startsOn, terms.upgradeAfterMonths);
}

/** In a plan that is paid on time, months and instalments are the same number. */
export function carriedOverAfter(schedule: Schedule, month: number, terms: UpgradeTerms): Satang {
  if (month < terms.upgradeAfterMonths) return 0;
  const { downPayment } = schedule;
  return movesAlong({ downPayment, instalments: positionAfter(schedule, month).paidIn - downPayment }, terms);
}
