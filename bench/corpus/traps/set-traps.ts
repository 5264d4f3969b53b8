/** Draws which traps a page has: each one for itself, so that every combination comes up. */
import type { Plan } from "../plan/plan.ts";
import {
  bankLoan,
  deposit,
  fees,
  oldPrice,
  otherCurrency,
  searchForm,
  sellerFinance,
  unitPrice,
} from "./money-traps.ts";
import { similarHomes, soldLink, soldNeighbours, unitsTable } from "./others-traps.ts";
import { noLanguage, onRequest, phone, thaiDate, thaiDigits, wrongLanguage } from "./page-traps.ts";
import type { Trap } from "./trap.ts";

/** In this order: what takes the price away comes first, then what writes it otherwise. */
export const traps: readonly Trap[] = [
  onRequest,
  thaiDigits,
  oldPrice,
  sellerFinance,
  bankLoan,
  unitPrice,
  otherCurrency,
  fees,
  deposit,
  unitsTable,
  similarHomes,
  soldNeighbours,
  soldLink,
  searchForm,
  phone,
  thaiDate,
  noLanguage,
  wrongLanguage,
];

export type SetTrap = { name: string; seenBy: string };

export function setTraps(plan: Plan): SetTrap[] {
  const done: SetTrap[] = [];
  for (const { name, rate, fits, set } of traps) {
    // Drawn before it is asked whether it fits, so that one trap does not change what the next ones draw.
    const isDrawn = plan.draw.chance(rate);
    if (isDrawn && fits(plan)) done.push({ name, seenBy: set(plan) });
  }
  return done;
}
