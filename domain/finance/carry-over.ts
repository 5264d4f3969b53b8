/**
 * What moves along to another home of ours, and when. The upgrade opens once twelve instalments are fully paid and
 * twelve months have passed since the start; then the terms' share of all that was paid moves, down payment included.
 */
import { claims } from "../site/claims.ts";
import { type Satang, type Schedule, positionAfter, shareOf } from "./finance.ts";

export type UpgradeTerms = {
  /** Both the instalments that must be paid and the months that must have passed. */
  upgradeAfterMonths: number;
  carryOverPercent: number;
};

const standardUpgrade: UpgradeTerms = {
  upgradeAfterMonths: claims.upgradeAfterMonths,
  carryOverPercent: 100,
};

type Dues = readonly { number: number; amount: Satang; paid: Satang }[];

/** Number 0 is the down payment: it moves along, and is no instalment. */
export function instalmentsPaid(dues: Dues): number {
  return dues.filter(({ number, amount, paid }) => number > 0 && paid >= amount).length;
}

/** The share of all that was paid. It moves only once the upgrade is open. */
export function movesAlong(paidIn: Satang, terms: UpgradeTerms): Satang {
  return shareOf(paidIn, terms.carryOverPercent);
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

/** The day after so many months; the last day of a month that is too short, as Postgres counts. */
export function opensAtTheEarliest(startsOn: string, terms: UpgradeTerms): string {
  const [year = 0, month = 0, day = 0] = startsOn.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + terms.upgradeAfterMonths, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + terms.upgradeAfterMonths, Math.min(day, lastDay)))
    .toISOString()
    .slice(0, 10);
}

/** In a plan that is paid on time, months and instalments are the same number. */
export function carriedOverAfter(schedule: Schedule, month: number, terms = standardUpgrade): Satang {
  if (month < terms.upgradeAfterMonths) return 0;
  return movesAlong(positionAfter(schedule, month).paidIn, terms);
}
