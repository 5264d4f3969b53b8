/**
 * A figure's reading as a sum of money. What names no currency is baht where Thai words say what it is for; else it is in
 * the money of its source, where a word says what it is for.
 */
import type { Period, Price } from "../price.ts";
import { readClauses } from "./read-clauses.ts";
import { isAsked, type Reading, type Role } from "./reading.ts";

const periods: Partial<Record<Role, Period>> = {
  instalment: "month",
  monthlyRent: "month",
  weeklyRent: "week",
  yearlyRent: "year",
  nightlyRent: "night",
};
const someThai = /\p{Script=Thai}/u;
/** "2,500,000", "12 000": most lines have no such figure. */
const someSum = /\p{Nd}[\p{Nd}., ]{2,}\p{Nd}/u;

/** Null for a figure of anything else, or of no known money. */
export function sumOf(reading: Reading, sourceCurrency: string | null): Price | null {
  const { role, value, isNamed, isFrom } = reading;
  const currency = reading.currency ?? (isNamed ? sourceCurrency : null);
  if (role === null || currency === null || typeof value !== "number") return null;
  return { amount: value, currency, period: periods[role] ?? "total", isFrom };
}

/** What a text asks for a home by its words alone; a night's rent only where there is nothing else. */
export function askedIn(text: string, sourceCurrency: string | null): Price | null {
  if (!someSum.test(text) || (sourceCurrency === null && !someThai.test(text))) return null;
  const asked = readClauses(text).filter(
    ({ role, isNamed }) => isNamed && role !== "oldPrice" && isAsked(role),
  );
  const first = asked.find(({ role }) => role !== "nightlyRent") ?? asked[0];
  return first ? sumOf(first, sourceCurrency) : null;
}
