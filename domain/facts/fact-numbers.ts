/** The figures of facts for sums. A fact of another kind than the sum needs is refused. */
import { type FactId, findFact } from "./facts.ts";

export function numberOf(id: FactId): number {
  const { value } = findFact(id);
  if (typeof value !== "number") throw new TypeError(`The fact "${id}" is no single number`);
  return value;
}

export function percentOf(id: FactId): number {
  if (findFact(id).unit !== "percent") throw new TypeError(`The fact "${id}" is not a percentage`);
  return numberOf(id);
}

export function boundsOf(id: FactId): { from: number; to: number } {
  const { value } = findFact(id);
  if (typeof value === "string") throw new TypeError(`The fact "${id}" is a date`);
  return typeof value === "number" ? { from: value, to: value } : value;
}

/** The middle of a range, for sums that need one number. */
export function middleOf(id: FactId): number {
  const { from, to } = boundsOf(id);
  return (from + to) / 2;
}
