/** The figures of facts for sums. A fact of another kind than the sum needs is refused. */
import type { FactId } from "./facts.ts";
import { type FactsInForce, findFact } from "./find-fact.ts";

export function numberOf(facts: FactsInForce, id: FactId): number {
  const { value } = findFact(facts, id);
  if (typeof value !== "number") throw new TypeError(`The fact "${id}" is no single number`);
  return value;
}

export function percentOf(facts: FactsInForce, id: FactId): number {
  if (findFact(facts, id).unit !== "percent") throw new TypeError(`The fact "${id}" is not a percentage`);
  return numberOf(facts, id);
}

export function boundsOf(facts: FactsInForce, id: FactId): { from: number; to: number } {
  const { value } = findFact(facts, id);
  if (typeof value === "string") throw new TypeError(`The fact "${id}" is a date`);
  return typeof value === "number" ? { from: value, to: value } : value;
}

/** The middle of a range, for sums that need one number. */
export function middleOf(facts: FactsInForce, id: FactId): number {
  const { from, to } = boundsOf(facts, id);
  return (from + to) / 2;
}
