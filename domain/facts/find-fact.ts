/**
 * Facts by id. This file is apart from the registry, so that a page that shows only changed facts does not load the
 * registry.
 */
import type { Fact } from "./fact.ts";

/** The facts that the site states: ours, with those that the owner has written in their place. */
export type FactsInForce = ReadonlyMap<string, Fact>;

/** Whole facts as the owner wrote them (domain/texts/fact-bodies.ts), so that a page can carry them alone. */
export type OwnFacts = Readonly<Record<string, Fact>>;

export function findFact(facts: FactsInForce, id: string): Fact {
  const fact = facts.get(id);
  if (!fact) throw new RangeError(`There is no fact "${id}" in domain/facts`);
  return fact;
}
