/**
 * The registry of dated facts: every figure about law, fees, rates and prices that the site's texts state.
 * Prose names a fact by its id and never repeats the figure.
 */
import { adviceFacts } from "./advice.ts";
import { costFacts } from "./costs.ts";
import type { Fact } from "./fact.ts";
import { livingFacts } from "./living.ts";
import { ownFacts } from "./ours.ts";
import { ownershipFacts } from "./ownership.ts";

const rows = [...ownershipFacts, ...costFacts, ...livingFacts, ...adviceFacts, ...ownFacts] as const;

export type FactId = (typeof rows)[number]["id"];

export const facts: readonly (Fact & { id: FactId })[] = rows;

const byId = new Map<string, Fact>(rows.map((fact) => [fact.id, fact]));

export function findFact(id: string): Fact {
  const fact = byId.get(id);
  if (!fact) throw new RangeError(`There is no fact "${id}" in domain/facts`);
  return fact;
}

/** Facts that are due for review on `today` (`YYYY-MM-DD`): past their review day or their last valid day. */
export function listDueFacts(today: string): Fact[] {
  return facts.filter(
    (fact) => fact.reviewBy <= today || (fact.validUntil !== undefined && fact.validUntil < today),
  );
}
