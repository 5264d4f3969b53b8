/**
 * The registry of dated facts: every figure about law, fees, rates and prices that the site's texts state.
 * Prose names a fact by its id and never repeats the figure.
 */
import { adviceFacts } from "./facts/advice.ts";
import { costFacts } from "./facts/costs.ts";
import type { Fact } from "./facts/fact.ts";
import { livingFacts } from "./facts/living.ts";
import { ownFacts, ownSource } from "./facts/ours.ts";
import { ownershipFacts } from "./facts/ownership.ts";

const rows = [...ownershipFacts, ...costFacts, ...livingFacts, ...adviceFacts, ...ownFacts] as const;

export type FactId = (typeof rows)[number]["id"];

export const facts: readonly (Fact & { id: FactId })[] = rows;

const byId = new Map<string, Fact>(rows.map((fact) => [fact.id, fact]));

export function findFact(id: string): Fact {
  const fact = byId.get(id);
  if (!fact) throw new RangeError(`There is no fact "${id}" in domain/facts`);
  return fact;
}

/** Our own terms need no source beside them; everything else is shown with one. */
export function needsFootnote(fact: Fact): boolean {
  return fact.source.name !== ownSource;
}

/** Facts to look at again on `today` (`YYYY-MM-DD`): past their review day or past their last day. */
export function listDueFacts(today: string): Fact[] {
  return facts.filter(
    (fact) => fact.reviewBy <= today || (fact.validUntil !== undefined && fact.validUntil < today),
  );
}
